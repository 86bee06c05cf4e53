import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { PriceData } from './grid-types.ts';

interface ColumnTitle {
  readonly name: string;
  readonly period?: string;
}

/** What a column is called, by the id of its validity; none: the default price. */
export function useColumnTitles({
  validities,
}: Pick<PriceData, 'validities'>): (validityId: string | undefined) => ColumnTitle {
  const t = useText();
  const format = useFormat();
  return (validityId) => {
    const validity = validities.find(({ id }) => id === validityId);
    if (validity === undefined) return { name: t('prices.column.default') };
    return {
      name: validity.name,
      period: t('prices.period', { from: format.date(validity.validFrom), to: format.date(validity.validTo) }),
    };
  };
}
