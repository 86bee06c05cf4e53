import type { Total } from '#engine/model/list-query.ts';
import { useFormat } from './use-format.ts';
import { useText } from './use-text.ts';

/** A total as what it is: '98.765', 'cerca de 98.765' where it is estimated, 'mais de 10.000' until it is. */
export function useTotal(): (total: Total) => string {
  const text = useText();
  const { number } = useFormat();
  return ({ total, totalIs }) =>
    totalIs === 'exact'
      ? number(total)
      : totalIs === 'estimated'
        ? text('records.total.about', { number: number(total) })
        : text('records.total.over', { number: number(total - 1) });
}
