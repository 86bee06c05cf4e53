// Recipients of sales go when the time for which they must be kept has passed; that they were there and went stays in
// the history.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import { localTime } from '#engine/model/local-time.ts';
import { systemActor } from '#engine/server/actor.ts';
import { writeHistory } from '#engine/server/database/write-history.ts';
import type { Job } from '#engine/server/jobs/job.ts';

const daySeconds = 86_400;
/** The last day of keeping is over everywhere where it began. */
const zone = 'Etc/GMT+12';

export const purgeFiscalArchive: Job = {
  name: 'purgeFiscalArchive',
  everySeconds: daySeconds,
  async run({ database, clock }) {
    const now = clock();
    await database.transaction(async () => {
      const { rows } = await sql<{ id: string; organizationId: string }>`
        delete from fiscal_record where retain_until < ${localTime(now, zone).date}::date returning id, organization_id as "organizationId"`.execute(
        database.query,
      );
      for (const { id, organizationId } of rows) {
        await writeHistory(database, {
          organizationId,
          entity: entities.fiscalRecord.name,
          recordId: id,
          action: 'remove',
          actor: systemActor(organizationId),
          at: now,
        });
      }
    });
  },
};
