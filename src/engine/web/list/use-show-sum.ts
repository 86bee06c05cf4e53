import type { Field } from '#engine/model/entity.ts';
import type { SummaryFigures } from '#engine/model/list-summary.ts';
import { useShow } from '#engine/web/fields/use-show.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

/** What is added up, in its currency; of several currencies which they are. */
export function useShowSum(entity: string): (field: Field, figures: SummaryFigures) => string {
  const t = useText();
  const show = useShow(entity);
  return (field, { sums, currencies }) => {
    const { [field.path]: codes = [] } = currencies ?? {};
    const [code, ...others] = codes;
    if (others.length > 0) return t('records.sums.several', { currencies: codes.join(', ') });
    return show(code === undefined ? field : { ...field, currency: { code } }, sums[field.path]);
  };
}
