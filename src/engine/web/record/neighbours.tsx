import IconButton from '@mui/material/IconButton';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Link } from 'react-router-dom';
import { maximumPageSize, type ListQuery } from '#engine/model/list-query.ts';
import { entityOf, type Place } from '#engine/web/api/record-calls.ts';
import { useRecordList } from '#engine/web/api/records.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

interface NeighboursProps {
  readonly place: Place;
  readonly id: string;
}

/** To the record before and after this one under the same parent, in the list's own order. */
export function Neighbours({ place, id }: NeighboursProps) {
  const t = useText();
  const places = usePlaces();
  const query: ListQuery = {
    search: '',
    filters: [],
    sort: entityOf(place.entity).sort,
    offset: 0,
    limit: maximumPageSize,
  };
  const ids = useRecordList(place, query).data?.rows.map((row) => row.id) ?? [];
  const index = ids.indexOf(id);
  if (ids.length < 2 || index < 0) return null;
  const to = (step: number) => {
    const target = ids[index + step];
    return target === undefined ? undefined : places.record(place.entity, target, place.parentId);
  };
  return (
    <span>
      <Step label={t('records.previous')} to={to(-1)} icon={<ChevronLeft className="mirrored" />} />
      <Step label={t('records.next')} to={to(1)} icon={<ChevronRight className="mirrored" />} />
    </span>
  );
}

interface StepProps {
  readonly label: string;
  readonly to: string | undefined;
  readonly icon: React.ReactNode;
}

function Step({ label, to, icon }: StepProps) {
  if (to === undefined)
    return (
      <IconButton disabled aria-label={label}>
        {icon}
      </IconButton>
    );
  return (
    <IconButton component={Link} to={to} aria-label={label}>
      {icon}
    </IconButton>
  );
}
