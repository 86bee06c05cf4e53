// All background jobs, in the order in which due ones run.
import { expireAccessRequests } from '#business/access-requests/server/expire-access-requests.ts';
import { removeCondemnedLetters } from '#business/customers/server/erasure/mail-files.ts';
import { purgeFiscalArchive } from '#business/customers/server/purge-fiscal-archive.ts';
import { endStaleExports } from '../export/end-stale-exports.ts';
import { sendMails } from '../mail/send-mails.ts';
import { expireOrders } from '#business/orders/server/expire-orders.ts';
import { forgetKeys } from '../records/forget-keys.ts';
import { removeEnded } from '../session/remove-ended.ts';
import type { Job } from './job.ts';

export const jobs: readonly Job[] = [
  sendMails,
  removeEnded,
  expireAccessRequests,
  expireOrders,
  forgetKeys,
  purgeFiscalArchive,
  endStaleExports,
  removeCondemnedLetters,
];
