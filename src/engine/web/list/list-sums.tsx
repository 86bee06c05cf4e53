// What the amounts of a list add up to, for all that match, once it is asked for.
import Typography from '@mui/material/Typography';
import type { Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import type { Place } from '#engine/web/api/record-calls.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { useListSummary } from '#engine/web/api/summaries.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useShowSum } from './use-show-sum.ts';

interface ListSumsProps {
  readonly place: Place;
  readonly query: ListQuery;
  readonly sums: readonly Field[];
}

export function ListSums({ place, query, sums }: ListSumsProps) {
  const t = useText();
  const showSum = useShowSum(place.entity);
  const { data, error, isPlaceholderData } = useListSummary({ place, query, sums: sums.map(({ path }) => path) });
  const text = sums
    .map(
      (sum) =>
        `${t('common.label', { label: t(labelKeys.field(place.entity, sum.path)) })} ${data === undefined || isPlaceholderData ? '…' : showSum(sum, { ...data, sums: { [sum.path]: 0, ...data.sums } })}`,
    )
    .join(' · ');
  return (
    <Typography variant="body2" role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {error === null ? text : failureText(error, t)}
    </Typography>
  );
}
