// Exports whose process died keep "running" in the log: after an hour they are said to be interrupted. One that is
// slower than that says so itself when it ends.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import { systemActor } from '../actor.ts';
import { isDueSql } from '../jobs/is-due.ts';
import type { Job } from '../jobs/job.ts';
import { changeRecord, findRecords } from '../records/store.ts';

const staleMilliseconds = 3_600_000;

export const endStaleExports: Job = {
  name: 'endStaleExports',
  everySeconds: 600,
  async run({ database, clock }) {
    const now = clock();
    const isStale = isDueSql({
      now,
      due: sql`exported_at + make_interval(secs => ${staleMilliseconds / 1000})`,
      interval: staleMilliseconds,
    });
    const { rows } = await sql<{ id: string; organizationId: string }>`
      select id, organization_id as "organizationId" from export_log where state = 'running' and ${isStale}`.execute(
      database.query,
    );
    for (const { id, organizationId } of rows) {
      await database.transaction(async () => {
        const [before] = await findRecords(
          database,
          entities.exportLog,
          sql`t.organization_id = ${organizationId} and t.id = ${id} and t.state = 'running'`,
          { lock: true },
        );
        if (before === undefined) return;
        await changeRecord(database, entities.exportLog, {
          before,
          after: { ...before, state: 'interrupted' },
          author: { actor: systemActor(organizationId), now, action: 'update' },
        });
      });
    }
  },
};
