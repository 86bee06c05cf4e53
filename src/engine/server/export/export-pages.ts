// The rows of a list as cells, page by page, each with the titles of the records that it refers to.
import type { Translate } from '#engine/kinds/check-record.ts';
import { isReferred } from '#engine/kinds/referred.ts';
import type { Field } from '#engine/model/entity.ts';
import { linkNamed } from '#engine/model/link.ts';
import type { Language } from '#engine/model/text.ts';
import type { Database } from '../database/database.ts';
import type { ListRequest } from '../records/page-sql.ts';
import { withReferred } from '../records/referred-values.ts';
import { recordTitles, type TitleReader } from '../records/record-titles.ts';
import { walkRecords } from '../records/walk-records.ts';
import type { Cell } from '../table-files/table.ts';
import { withoutPersonal } from './personal-data.ts';
import { printRow, referredIds } from './print-cells.ts';

interface Request {
  readonly list: ListRequest;
  readonly columns: readonly Field[];
  readonly language: Language;
  readonly t: Translate;
  readonly localTime: (instant: string) => string;
  /** Personal data unmasked. */
  readonly open: boolean;
}

/** Titles kept from page to page; there are few channels and many customers. */
const keptTitles = 5000;

export async function* exportPages(
  database: Database,
  { list, columns, language, t, localTime, open }: Request,
): AsyncGenerator<readonly (readonly Cell[])[], void, undefined> {
  const { entity, actor } = list;
  const present: Pick<TitleReader, 'present'> = open
    ? {}
    : { present: (target, record) => withoutPersonal(target, record, actor) };
  const reader: TitleReader = { actor, language, t, ...present };
  const titles = new Map<string, Map<string, string>>();
  for await (const page of walkRecords(database, list)) {
    const read = await withReferred(database, page, { columns: columns.filter(isReferred), actor, ...present });
    const records = open ? read : read.map((record) => withoutPersonal(entity, record, actor));
    for (const [target, ids] of referredIds(columns, records))
      await addTitles(database, titles, { target, ids, reader });
    yield records.map((record) => printRow(columns, record, { entity, language, t, localTime, titles }));
  }
}

async function addTitles(
  database: Database,
  titles: Map<string, Map<string, string>>,
  { target, ids, reader }: { readonly target: string; readonly ids: ReadonlySet<string>; readonly reader: TitleReader },
): Promise<void> {
  const kept = titles.get(target);
  const known = kept === undefined || kept.size > keptTitles ? new Map<string, string>() : kept;
  titles.set(target, known);
  const missing = [...ids].filter((id) => !known.has(id));
  if (missing.length === 0) return;
  const found = await recordTitles(database, linkNamed(target), missing, reader);
  for (const id of missing) known.set(id, found.get(id) ?? '');
}
