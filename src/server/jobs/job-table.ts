// All background jobs, in the order in which due ones run.
import { expireAccessRequests } from '../access-requests/expire-access-requests.ts';
import { removeCondemnedLetters } from '../customers/erasure/mail-files.ts';
import { purgeFiscalArchive } from '../customers/purge-fiscal-archive.ts';
import { endStaleExports } from '../export/end-stale-exports.ts';
import { sendMails } from '../mail/send-mails.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import { forgetKeys } from '../records/forget-keys.ts';
import { removeEnded } from '../session/remove-ended.ts';
import type { Job } from './job.ts';

export const jobs: readonly Job[] = [sendMails, removeEnded, expireAccessRequests, expireOrders, forgetKeys, purgeFiscalArchive, endStaleExports, removeCondemnedLetters];
