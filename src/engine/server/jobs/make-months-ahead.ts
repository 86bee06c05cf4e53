// A server that runs for months makes the parts of its tables as they come (x-partition).
import { tables } from '#generated/tables.ts';
import { makeMonths } from '../database/months.ts';
import { systemTables } from '../database/system-tables.ts';
import type { Job } from './job.ts';

export const makeMonthsAhead: Job = {
  name: 'makeMonthsAhead',
  everySeconds: 86_400,
  async run({ database, log }) {
    const make = () => makeMonths(database, [...systemTables, ...tables]);
    const { made, left } = await database.transaction(make, { yields: true });
    if (made.length > 0) log.info({ parts: made }, 'Parts of tables were made for the months to come');
    if (left.length > 0)
      log.warn(
        { tables: left },
        'Months to come have no parts of their own in these tables, and this database user may not make them: start a process as the user who owns the tables. Until then new rows stand in the last part',
      );
  },
};
