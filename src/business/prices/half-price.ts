// Statutory half price (docs/domain.md 3.15): warned of, never refused, since contracts and local laws differ.

interface TypeTerms {
  readonly id: string;
  readonly unitType: string;
  readonly halfPrice: boolean;
  readonly status: string;
}

/** The most a half-price ticket may cost beside this adult price; a half centavo is the buyer's. */
export function halfPriceLimit(adultPrice: number): number {
  return Math.floor(adultPrice / 2);
}

/**
 * The adult price that is really charged: the lowest where a product has several adult types. Undefined: no adult is
 * sold.
 */
export function adultPriceOf(
  types: readonly TypeTerms[],
  priceOf: (productGridId: string) => number | undefined,
): number | undefined {
  const adults = types.filter(
    ({ unitType, halfPrice, status }) => unitType === 'adult' && !halfPrice && status === 'active',
  );
  const charged = adults.map(({ id }) => priceOf(id)).filter((price) => price !== undefined);
  return charged.length === 0 ? undefined : Math.min(...charged);
}
