import { useState } from 'react';
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Link } from 'react-router-dom';
import { maximumPageSize, type ListQuery } from '#engine/model/list-query.ts';
import { entityOf, type Place, type RecordPage } from '#engine/web/api/record-calls.ts';
import { recordsKey, useRecordList } from '#engine/web/api/records.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { IconButton } from '#engine/web/kit/icon-button.tsx';

interface NeighboursProps {
  readonly place: Place;
  readonly id: string;
}

/** To the record before and after this one: under the same parent, or in the list that was looked at last. */
export function Neighbours({ place, id }: NeighboursProps) {
  return place.parentId === undefined ? <InList place={place} id={id} /> : <Siblings place={place} id={id} />;
}

function Siblings({ place, id }: NeighboursProps) {
  const query: ListQuery = {
    search: '',
    filters: [],
    sort: entityOf(place.entity).sort,
    offset: 0,
    limit: maximumPageSize,
  };
  const ids = useRecordList(place, query).data?.rows.map((row) => row.id) ?? [];
  return <Steps place={place} id={id} ids={ids} />;
}

/** Nothing is asked for: the page of the list from which one came is still there. */
function InList({ place, id }: NeighboursProps) {
  const client = useQueryClient();
  const [key] = useState((): QueryKey | undefined => {
    const lists = client
      .getQueryCache()
      .findAll({ queryKey: [recordsKey, place.entity, 'list', undefined] })
      .filter(({ state }) => idsOf(state.data).includes(id));
    return lists.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0]?.queryKey;
  });
  // Held as long as one goes from record to record.
  const { data } = useQuery({
    queryKey: key ?? [recordsKey, place.entity, 'list', 'none'],
    queryFn: () => Promise.resolve<RecordPage>({ rows: [], total: 0, totalIs: 'exact' }),
    enabled: false,
  });
  return <Steps place={place} id={id} ids={idsOf(data)} />;
}

function idsOf(data: unknown): readonly string[] {
  return (data as RecordPage | undefined)?.rows.map((row) => row.id) ?? [];
}

function Steps({ place, id, ids }: NeighboursProps & { readonly ids: readonly string[] }) {
  const t = useText();
  const places = usePlaces();
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
    <Link className="icon-button" to={to} aria-label={label}>
      {icon}
    </Link>
  );
}
