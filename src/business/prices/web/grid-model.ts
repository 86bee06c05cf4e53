// The price grid without its looks: which cell holds which price, what is typed over it, what is wrong with it, and
// what is to be saved.
import { defaultCurrency } from '#engine/kinds/currency-of.ts';
import type { Amount, AmountText, CellAt, Draft, Drafts, Price, PriceData } from './grid-types.ts';
import { priceInForce, type Season } from '../price-in-force.ts';
import { shareOf } from '#engine/model/money.ts';

export function keyOf({ productGridId, validityId, season, salesChannelId }: CellAt): string {
  return [productGridId, validityId ?? '', season, salesChannelId ?? ''].join('|');
}

/** Prices by their cell. */
export function indexPrices(prices: readonly Price[]): ReadonlyMap<string, Price> {
  return new Map(prices.map((price) => [keyOf(price), price]));
}

/** The prices as they would be with what is typed; half-typed ones are not there yet. */
export function draftedPrices({ prices }: PriceData, drafts: Drafts): Price[] {
  const kept = prices.filter((price) => drafts[keyOf(price)] === undefined);
  const written = Object.values(drafts).flatMap((draft): Price[] => {
    const stored = prices.find((price) => keyOf(price) === keyOf(draft.at));
    const amounts = draft.remove ? undefined : amountsOf(stored, draft);
    return amounts !== undefined && typeof amounts.salesPrice === 'number'
      ? [{ ...draft.at, id: stored?.id ?? keyOf(draft.at), version: stored?.version, ...numbersOf(amounts) }]
      : [];
  });
  return [...kept, ...written];
}

/** What the cell shows: the stored amounts under what is typed; none for a price that is not there, or goes. */
export function amountsOf(
  stored: Price | undefined,
  draft: Draft | undefined,
): Partial<Record<Amount, AmountText>> | undefined {
  if (draft?.remove === true) return undefined;
  if (stored === undefined && draft === undefined) return undefined;
  const own: Partial<Record<Amount, AmountText>> =
    stored === undefined
      ? {}
      : {
          fullPrice: stored.fullPrice,
          salesPrice: stored.salesPrice,
          transferValue: stored.transferValue,
          serviceFeePercentage: stored.serviceFeePercentage,
        };
  return { ...own, ...draft?.amounts };
}

function numbersOf(amounts: Partial<Record<Amount, AmountText>>): Partial<Record<Amount, number>> {
  return Object.fromEntries(Object.entries(amounts).filter(([, value]) => typeof value === 'number'));
}

/** The price that holds in the terms of a cell: its own, or a more general one. */
export function holdingPrice(prices: readonly Price[], at: CellAt, data: PriceData): Price | undefined {
  const validities = data.validities.filter(({ id }) => id === at.validityId);
  const season: Season = at.season === 'any' ? 'low' : at.season;
  const candidates = prices.filter((price) => price.season === 'any' || price.season === at.season);
  // A channel that no price is for: only those for every channel are left.
  const found = priceInForce({
    prices: candidates,
    validities,
    season,
    productGridId: at.productGridId,
    salesChannelId: at.salesChannelId ?? '',
    date: validities[0]?.validFrom ?? '',
  });
  return found?.price;
}

interface Typed {
  readonly at: CellAt;
  readonly amount: Amount;
  /** Centavos or basis points; text that is no number; nothing. */
  readonly value: AmountText;
}

/**
 * The drafts with one amount typed. A first amount brings proposals for the others; without a sales price there is no
 * price.
 */
export function typeAmount(data: PriceData, drafts: Drafts, { at, amount, value }: Typed): Drafts {
  const key = keyOf(at);
  const stored = data.prices.find((price) => keyOf(price) === key);
  const before = drafts[key]?.remove === true ? undefined : drafts[key];
  if (value === undefined && amount === 'salesPrice' && !hasOther(data, stored, before))
    return removePrice(data, drafts, at);
  const proposed = stored === undefined && before === undefined ? proposalFor(data, at, amount, value) : {};
  return withDraft(drafts, stored, { at, amounts: { ...proposed, ...before?.amounts, [amount]: value } });
}

/** A new price with more typed than its sales price is not thrown away with it: what is missing is said at the cell. */
function hasOther(data: PriceData, stored: Price | undefined, draft: Draft | undefined): boolean {
  if (stored !== undefined || draft === undefined) return false;
  const proposed = proposalFor(data, draft.at, 'salesPrice', draft.amounts.salesPrice);
  return (['fullPrice', 'transferValue'] as const).some((name) => draft.amounts[name] !== proposed[name]);
}

export function removePrice(data: PriceData, drafts: Drafts, at: CellAt): Drafts {
  const stored = data.prices.find((price) => keyOf(price) === keyOf(at));
  return stored === undefined ? without(drafts, at) : { ...drafts, [keyOf(at)]: { at, remove: true, amounts: {} } };
}

export function without(drafts: Drafts, at: CellAt): Drafts {
  const { [keyOf(at)]: _, ...rest } = drafts;
  return rest;
}

/** What equals the stored price is no draft. */
function withDraft(drafts: Drafts, stored: Price | undefined, draft: Draft): Drafts {
  const isSame =
    stored !== undefined &&
    Object.entries(draft.amounts).every(([amount, value]) => stored[amount as Amount] === value);
  return isSame ? without(drafts, draft.at) : { ...drafts, [keyOf(draft.at)]: draft };
}

/** In the proportions of the price that holds otherwise, else of another of this type. */
function proposalFor(
  data: PriceData,
  at: CellAt,
  amount: Amount,
  value: AmountText,
): Partial<Record<Amount, AmountText>> {
  const model =
    holdingPrice(data.prices, at, data) ??
    data.prices.find(({ productGridId }) => productGridId === at.productGridId) ??
    data.prices[0];
  const fee = { serviceFeePercentage: model?.serviceFeePercentage ?? 0 };
  if (amount !== 'salesPrice' || typeof value !== 'number') return fee;
  const share = (part: number | undefined) =>
    model?.salesPrice ? shareOf(part ?? 0, value, model.salesPrice) : undefined;
  return {
    ...fee,
    fullPrice: Math.max(value, share(model?.fullPrice) ?? value),
    transferValue: model?.transferValue === undefined ? undefined : share(model.transferValue),
  };
}

interface Copy {
  readonly from: Omit<CellAt, 'productGridId'>;
  readonly to: Omit<CellAt, 'productGridId'>;
  /** Basis points: −500 makes all 5 % cheaper. */
  readonly change: number;
  /** Prices are rounded to a multiple of this many centavos. */
  readonly rounding: number;
}

/** The drafts with the prices of one column written into another; types without a price there are left alone. */
export function copyColumn(data: PriceData, drafts: Drafts, { from, to, change, rounding }: Copy): Drafts {
  const index = indexPrices(draftedPrices(data, drafts));
  const scaled = (amount: number | undefined) =>
    amount === undefined ? undefined : shareOf(shareOf(amount, 10_000 + change, 10_000), 1, rounding) * rounding;
  return data.types.reduce((result, { id: productGridId }) => {
    const source = index.get(keyOf({ ...from, productGridId }));
    if (source === undefined) return result;
    const [fullPrice, salesPrice] = [scaled(source.fullPrice), scaled(source.salesPrice)];
    const transfer =
      source.transferValue === undefined ? undefined : shareOf(source.transferValue, 10_000 + change, 10_000);
    const amounts = {
      fullPrice,
      salesPrice,
      transferValue: transfer === undefined ? undefined : Math.min(transfer, salesPrice ?? transfer),
      serviceFeePercentage: source.serviceFeePercentage,
    };
    const at = { ...to, productGridId };
    return withDraft(
      result,
      data.prices.find((price) => keyOf(price) === keyOf(at)),
      { at, amounts },
    );
  }, drafts);
}

/** All prices of a product are in one; a first price is in the usual. */
export function currencyOf(data: PriceData): string {
  return givenCurrency(data) ?? defaultCurrency;
}

function givenCurrency({ prices }: PriceData): string | undefined {
  return prices.find(({ currency }) => currency !== undefined)?.currency;
}

export interface SentChange {
  readonly at: CellAt;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What is sent to be saved, in the order in which the answer names the cells. */
export function changesOf(data: PriceData, drafts: Drafts): SentChange[] {
  const currency = givenCurrency(data);
  const inIt = currency === undefined ? {} : { currency };
  return Object.values(drafts).map((draft) => {
    const stored = data.prices.find((price) => keyOf(price) === keyOf(draft.at));
    const at = stored === undefined ? { ...draft.at, ...inIt } : { id: stored.id, version: stored.version };
    return { at: draft.at, body: { ...at, ...(draft.remove ? { remove: true } : draft.amounts) } };
  });
}
