// What is to be said at a cell: what must be mended before saving, and what ought to be looked at (docs/domain.md 3.2,
// 3.15).
import { problemText, type Translate } from '#engine/kinds/check-record.ts';
import type { Entity } from '#engine/model/entity.ts';
import { adultPriceOf, halfPriceLimit } from '../half-price.ts';
import { checkRules, type Problem } from '#engine/model/rules.ts';
import { amountsOf, draftedPrices, holdingPrice, indexPrices, keyOf } from './grid-model.ts';
import {
  amounts as allAmounts,
  type Amount,
  type AmountText,
  type CellAt,
  type Drafts,
  type PriceData,
  type PriceType,
} from './grid-types.ts';

/** Text of the first thing wrong, by amount. */
export type CellErrors = Partial<Readonly<Record<Amount, string>>>;

type Amounts = Partial<Readonly<Record<Amount, AmountText>>>;

/** The same limits and rules as the price's own form; only what the reader may see is judged. */
function checkAmounts(entity: Entity, amounts: Amounts, shown: readonly Amount[]): Problem[] {
  const single = shown.flatMap((name) => checkAmount(entity, name, amounts[name]));
  const numbers = Object.fromEntries(Object.entries(amounts).filter(([, value]) => typeof value === 'number'));
  const rules = checkRules(entity.rules, numbers, { now: '', creating: false }).filter(({ path }) =>
    shown.includes(path[0] as Amount),
  );
  return [...single, ...rules];
}

function checkAmount(entity: Entity, name: Amount, value: AmountText): Problem[] {
  const field = entity.fields.find((candidate) => candidate.name === name);
  const problem = (rule: string, params: Problem['params'] = {}): Problem[] => [{ path: [name], rule, params }];
  if (value === undefined) return problem('required');
  if (typeof value === 'string') return problem('type', { type: 'number' });
  if (field?.minimum !== undefined && value < field.minimum)
    return problem('minimum', { limit: shownLimit(field.minimum) });
  return field?.maximum !== undefined && value > field.maximum
    ? problem('maximum', { limit: shownLimit(field.maximum) })
    : [];
}

/** Centavos and basis points as people write them. */
function shownLimit(limit: number): number {
  return limit / 100;
}

function errorTexts(entity: Entity, problems: readonly Problem[], t: Translate): CellErrors {
  return Object.fromEntries(
    problems.toReversed().map((problem) => [String(problem.path[0]), problemText(problem, entity, t)]),
  );
}

/** Errors of every drafted price, by cell. */
export function checkDrafts(
  entity: Entity,
  data: PriceData,
  { drafts, shown, t }: { readonly drafts: Drafts; readonly shown: readonly Amount[]; readonly t: Translate },
): Readonly<Record<string, CellErrors>> {
  const index = indexPrices(data.prices);
  const found = Object.entries(drafts).flatMap(([key, draft]): [string, CellErrors][] => {
    const amounts = amountsOf(index.get(key), draft);
    const problems = amounts === undefined ? [] : checkAmounts(entity, amounts, shown);
    return problems.length === 0 ? [] : [[key, errorTexts(entity, problems, t)]];
  });
  return Object.fromEntries(found);
}

export type CellWarning = { readonly name: 'halfPrice'; readonly limit: number } | { readonly name: 'noMargin' };

/** Of every price in sight, by cell: half price against the adult price that is charged in the same terms. */
export function warnOf(
  data: PriceData,
  drafts: Drafts,
  cells: readonly CellAt[],
): Readonly<Record<string, CellWarning>> {
  const prices = draftedPrices(data, drafts);
  const index = indexPrices(prices);
  const typeOf = new Map(data.types.map((type) => [type.id, type]));
  return Object.fromEntries(
    cells.flatMap((at): [string, CellWarning][] => {
      const [price, type] = [index.get(keyOf(at)), typeOf.get(at.productGridId)];
      const warning =
        price &&
        type &&
        (halfPriceWarning(
          price.salesPrice,
          type,
          adultPriceOf(data.types, (id) => holdingPrice(prices, { ...at, productGridId: id }, data)?.salesPrice),
        ) ??
          marginWarning(price.salesPrice, price.transferValue));
      return warning === undefined ? [] : [[keyOf(at), warning]];
    }),
  );
}

function halfPriceWarning(
  sales: number | undefined,
  { halfPrice }: PriceType,
  adult: number | undefined,
): CellWarning | undefined {
  if (!halfPrice || sales === undefined || adult === undefined) return undefined;
  const limit = halfPriceLimit(adult);
  return sales > limit ? { name: 'halfPrice', limit } : undefined;
}

function marginWarning(sales: number | undefined, transfer: number | undefined): CellWarning | undefined {
  return sales !== undefined && sales > 0 && sales === transfer ? { name: 'noMargin' } : undefined;
}

/** Amounts that the reader may see. */
export function shownAmounts(entity: Entity, may: (access: readonly string[] | undefined) => boolean): Amount[] {
  return allAmounts.filter((name) => may(entity.fields.find((field) => field.name === name)?.access?.read));
}
