import type { Problem } from '#engine/model/rules.ts';

export interface QuantityTerms {
  readonly minimumQuantity: number;
  readonly maximumQuantity: number;
  readonly multiple: number;
}

/**
 * What is wrong with the quantity of a product in an order, summed over its lines (docs/domain.md 3.13); the limits in
 * force are among the params.
 */
export function quantityProblem(
  { minimumQuantity, maximumQuantity, multiple }: QuantityTerms,
  quantity: number,
): Pick<Problem, 'rule' | 'params'> | undefined {
  const params = { minimum: minimumQuantity, maximum: maximumQuantity, multiple, quantity };
  if (quantity < minimumQuantity) return { rule: 'quantityMinimum', params };
  if (quantity > maximumQuantity) return { rule: 'quantityMaximum', params };
  return quantity % multiple === 0 ? undefined : { rule: 'quantityMultiple', params };
}
