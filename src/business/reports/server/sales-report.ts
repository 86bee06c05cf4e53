// The sales report over the orders that a list shows: the same filters, search and rows by role, grouped in one
// statement.
import { sql } from 'kysely';
import type { Translate } from '#engine/kinds/check-record.ts';
import { defaultCurrency } from '#engine/kinds/currency-of.ts';
import { entities } from '#generated/entities.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import {
  figureNames,
  isDayAxis,
  reportFigures,
  type DayAxis,
  type FigureName,
  type Figures,
  type OneCurrency,
  type ReportAxis,
  type ReportRow,
  type SalesReport,
} from '../sales-report.ts';
import type { Language } from '#engine/model/text.ts';
import type { Actor } from '#engine/server/actor.ts';
import type { Database } from '#engine/server/database/database.ts';
import type { Sql } from '#engine/server/records/field-sql.ts';
import { whereSql } from '#engine/server/records/page-sql.ts';
import { recordTitles } from '#engine/server/records/record-titles.ts';
import { checkSeesField, seesField } from '#engine/server/records/rights.ts';
import { byLine, byOrder, figureSql } from './figure-sql.ts';

export interface ReportRequest {
  readonly actor: Actor;
  readonly language: Language;
  readonly t: Translate;
  readonly query: ListQuery;
  /** One, or a day and another. */
  readonly by: readonly ReportAxis[];
  /** Days of the axis that is one, both included. */
  readonly from?: string;
  readonly to?: string;
}

const order: Entity = entities.order;

interface AxisRow {
  /** What it lays open: fields of the order, or of what it refers to. */
  readonly tells: readonly (readonly [Entity, string])[];
  readonly key: Sql;
  /** What the other record was called when it was sold, should it be called nothing any more. */
  readonly name?: Sql;
  /** Entity of the keys. */
  readonly entity?: string;
}

const axes: Readonly<Record<ReportAxis, AxisRow>> = {
  purchaseDay: {
    // Whoever sees the moment as well reads the zone from the day.
    tells: [
      [order, 'purchaseDate'],
      [entities.provider, 'timeZone'],
    ],
    key: sql`(t.purchase_date at time zone zone.time_zone)::date`,
  },
  visitDay: { tells: [[order, 'visitDate']], key: sql`t.visit_date` },
  provider: {
    tells: [[order, 'provider']],
    key: sql`t.provider_id`,
    name: sql`max(t.provider->>'tradeName')`,
    entity: 'provider',
  },
  channel: { tells: [[order, 'salesChannelId']], key: sql`t.sales_channel_id`, entity: 'salesChannel' },
  product: { tells: [[order, 'products.productId']], key: sql`l.product`, name: sql`max(l.title)`, entity: 'product' },
};

export async function salesReport(database: Database, request: ReportRequest): Promise<SalesReport> {
  const { actor, by } = request;
  for (const axis of by) for (const [entity, path] of axes[axis].tells) checkSeesField(entity, path, actor);
  const figures = figuresFor(actor);
  const groups = await readGroups(database, request, figures);
  // By product an order stands in several rows: its own amounts are added up once.
  const totals = by.includes('product') ? await readTotals(database, request, figures) : groups.filter(isTotal);
  const chosen = mostUsed(totals);
  const rows = groups.filter((group) => !isTotal(group) && group.currency === chosen.currency);
  return {
    by,
    rows: await presentRows(database, request, rows, figures),
    totals: pick(chosen.totals, figures),
    currency: chosen.currency,
    currencies: chosen.currencies,
  };
}

/** The figures of all that is asked for. */
export async function salesTotals(database: Database, request: ReportRequest): Promise<Figures & OneCurrency> {
  const figures = figuresFor(request.actor);
  const { totals, currency, currencies } = mostUsed(await readTotals(database, request, figures));
  return { ...pick(totals, figures), currency, currencies };
}

interface Totals extends Figures {
  readonly currency: string;
  /** Orders in it, of whatever state. */
  readonly count: number;
}

function mostUsed(all: readonly Totals[]): OneCurrency & { readonly totals: Figures } {
  const sorted = all.toSorted((a, b) => b.count - a.count || (a.currency < b.currency ? -1 : 1));
  const [first] = sorted;
  return {
    totals: first ?? {},
    currency: first?.currency ?? defaultCurrency,
    currencies: sorted.map(({ currency }) => currency),
  };
}

export function figuresFor(actor: Actor): FigureName[] {
  return figureNames.filter((name) => reportFigures[name].fields.every((path) => seesField(order, path, actor)));
}

interface Group extends Totals {
  readonly [key: `key${number}`]: string | null;
  readonly name?: string | null;
  /** 0 for a group, more for the row of the totals of its currency. */
  readonly level: number;
}

function isTotal({ level }: Group): boolean {
  return level > 0;
}

async function readGroups(
  database: Database,
  request: ReportRequest,
  figures: readonly FigureName[],
): Promise<readonly Group[]> {
  const source = request.by.includes('product') ? byLine : byOrder;
  const keys = request.by.map((axis) => axes[axis].key);
  const names = request.by.flatMap((axis) => axes[axis].name ?? []);
  const places = sql.join(keys.map((_, index) => sql.raw(String(index + 1))));
  const selected = [
    ...keys.map((key, index) => sql`${key} as ${sql.ref(`key${index}`)}`),
    ...names.map((name) => sql`${name} as name`),
    sql`grouping(${sql.join(keys)}) as level`,
    ...ofCurrency(figures, source),
  ];
  const grouped =
    source === byLine ? sql`t.currency, ${places}` : sql`grouping sets ((t.currency, ${places}), (t.currency))`;
  const { rows } = await sql<Group>`
    select ${sql.join(selected)} from "order" t ${zoneSql(request.by)} ${source.join} where ${rowsSql(request)} group by ${grouped}`.execute(
    database.query,
  );
  return rows;
}

async function readTotals(
  database: Database,
  request: ReportRequest,
  figures: readonly FigureName[],
): Promise<readonly Totals[]> {
  const selected = sql.join(ofCurrency(figures, byOrder));
  const { rows } =
    await sql<Totals>`select ${selected} from "order" t ${zoneSql(request.by)} ${byOrder.join} where ${rowsSql(request)} group by t.currency`.execute(
      database.query,
    );
  return rows;
}

function ofCurrency(figures: readonly FigureName[], source: typeof byOrder): readonly Sql[] {
  return [
    sql`t.currency as currency`,
    sql`count(*)::int as count`,
    ...figures.map((figure) => figureSql(figure, source)),
  ];
}

function pick(figures: Figures, names: readonly FigureName[]): Figures {
  return Object.fromEntries(names.map((name) => [name, figures[name] ?? 0]));
}

/** Purchases happen on the day that the provider's calendar shows. */
function zoneSql(by: readonly ReportAxis[]): Sql {
  return by.includes('purchaseDay')
    ? sql`join provider zone on zone.organization_id = t.organization_id and zone.id = t.provider_id`
    : sql``;
}

function rowsSql({ actor, query, by, from, to }: ReportRequest): Sql {
  const rows = whereSql({ entity: order, query, actor });
  const day = by.find(isDayAxis);
  const limits =
    day === undefined
      ? []
      : [
          ...(from === undefined ? [] : [limitSql(day, 'from', from)]),
          ...(to === undefined ? [] : [limitSql(day, 'to', to)]),
        ];
  return sql.join([rows, ...limits], sql` and `);
}

/** The instants around the days come first: those an index finds. No zone is further than a day from UTC. */
function limitSql(day: DayAxis, end: 'from' | 'to', date: string): Sql {
  const { key } = axes[day];
  if (end === 'from')
    return day === 'visitDay'
      ? sql`${key} >= ${date}::date`
      : sql`t.purchase_date >= ${date}::date - interval '1 day' and ${key} >= ${date}::date`;
  return day === 'visitDay'
    ? sql`${key} <= ${date}::date`
    : sql`t.purchase_date < ${date}::date + interval '2 days' and ${key} <= ${date}::date`;
}

async function presentRows(
  database: Database,
  { by, actor, language, t }: ReportRequest,
  groups: readonly Group[],
  figures: readonly FigureName[],
): Promise<ReportRow[]> {
  const last = by.length - 1;
  const axis = axes[by[last] ?? 'purchaseDay'];
  const keyOf = (group: Group, index: number) => group[`key${index}`] ?? '';
  const titles =
    axis.entity === undefined
      ? undefined
      : await recordTitles(
          database,
          { entity: axis.entity },
          groups.map((group) => keyOf(group, last)),
          { actor, language, t },
        );
  const rows = groups.map((group): ReportRow => {
    const key = keyOf(group, last);
    const label = (titles === undefined ? key : titles.get(key)) || group.name || t('report.without');
    return { ...(last > 0 && { day: keyOf(group, 0) }), key, label, ...pick(group, figures) };
  });
  return isDayAxis(by[last])
    ? rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    : rows.toSorted(byDayThen(last > 0, language));
}

/** Within a day by name, else what sold most first; two of one name by their keys: the database has no order of its own. */
export function byDayThen(daily: boolean, language: Language): (a: ReportRow, b: ReportRow) => number {
  const byName = (a: ReportRow, b: ReportRow) => a.label.localeCompare(b.label, language) || (a.key < b.key ? -1 : 1);
  if (!daily) return (a, b) => (b.total ?? b.orders ?? 0) - (a.total ?? a.orders ?? 0) || byName(a, b);
  return (a, b) => (a.day ?? '').localeCompare(b.day ?? '') || byName(a, b);
}
