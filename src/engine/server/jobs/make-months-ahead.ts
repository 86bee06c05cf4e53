// A server that runs for months makes the parts of its tables as they come (x-partition).
import { tables } from '#generated/tables.ts';
import { makeMonths } from '../database/months.ts';
import { systemTables } from '../database/system-tables.ts';
import type { Job } from './job.ts';

export const makeMonthsAhead: Job = {
  name: 'makeMonthsAhead',
  everySeconds: 86_400,
  async run({ database, log }) {
    const made = await database.transaction(() => makeMonths(database, [...systemTables, ...tables]), { yields: true });
    if (made.length > 0) log.info({ parts: made }, 'Parts of tables were made for the months to come');
  },
};
