// Who has as many books as he may have borrows no other before he brings one back.
import { sql } from 'kysely';
import { shapes } from '#generated/shapes.ts';
import type { Book, BookLending } from '#generated/types.ts';
import { invalid } from '#engine/server/http/api-error.ts';
import type { ActionBehaviour } from '#engine/server/records/hooks.ts';

/** Books that one reader has at a time. */
const most = 3;

export const lendBook: ActionBehaviour<Book, BookLending> = {
  async effect({ database, actor, input }) {
    // Two books lent to one reader at once wait for each other.
    await sql`select 1 from "user" where id = ${input.borrowerId} for update`.execute(database.query);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from book
      where organization_id = ${actor.organizationId} and borrower_id = ${input.borrowerId} and status = 'lent'`.execute(
      database.query,
    );
    if ((rows[0]?.count ?? 0) >= most)
      throw invalid(shapes.bookLending, [{ path: ['borrowerId'], rule: 'tooManyBooks', params: { most } }]);
    return undefined;
  },
};

export const takeBookBack: ActionBehaviour<Book> = {
  effect: () => ({ borrowerId: undefined, dueOn: undefined }),
};
