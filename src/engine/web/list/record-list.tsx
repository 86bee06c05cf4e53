// A list of records: search, filters, table or cards, pager. Nested lists are the same with the parent fixed.
import { Suspense, useMemo, type ReactNode } from 'react';
import { lateThemed } from '#engine/web/kit/late.tsx';
import { useWidthFrom } from '#engine/web/theme/use-media.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { entityOf, type Place } from '#engine/web/api/record-calls.ts';
import { useRecordList } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useTotal } from '#engine/web/i18n/use-total.ts';
import { ReferenceTitles } from '#engine/web/fields/reference-titles.tsx';
import { wantedTitles } from '#engine/web/fields/wanted-titles.ts';
import { ListOverview, ListTools } from '#engine/web/panels/named-panels.tsx';
import { useConfinement } from '#engine/web/session/use-confinement.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { useLate } from '#engine/web/kit/use-late.ts';
import { useAskedAtOnce, useNextPage } from './ask-ahead.ts';
import { EmptyList, type CreateButton } from './empty-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { KeptBulk } from './kept-bulk.tsx';
import { ListCards } from './list-cards.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { isNarrowed, listQueryOf, withColumns, type ListChange, type ListState } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { PresetChips } from './preset-chips.tsx';
import { WithSelection } from './selection-bar.tsx';
import { AskedContext } from './use-at-once.ts';
import { ViewMenu } from './view-menu.tsx';
import { useDensity } from './use-density.ts';
import { useReturnFocus } from './return-focus.ts';
import { useJumpToCode } from './use-jump-to-code.ts';
import { useListFields } from './use-list-fields.ts';
import { useListState } from './use-list-state.ts';

const ListGroups = lateThemed(async () => (await import('./list-groups.tsx')).ListGroups);

interface ListHeading {
  readonly total: string | undefined;
  readonly overview: ReactNode;
  readonly create: ReactNode;
}

interface RecordListProps {
  readonly place: Place;
  /**
   * The page's heading, given the total, what the schema names as an overview, and the button that creates a record.
   */
  readonly renderHeading?: (parts: ListHeading) => ReactNode;
  /**
   * Button that creates a record, for those who may: above the rows at all times, as what is pressed while they are on
   * their way must not move; an empty list offers it in its middle too.
   */
  readonly create?: CreateButton;
  /** Opens a record that has no screen of its own. */
  readonly open?: (id: string) => void;
}

export function RecordList({ place: { entity: name, parentId }, renderHeading, create, open }: RecordListProps) {
  const entity = entityOf(name);
  // The same as long as it says the same: rows are drawn anew for another.
  const place = useMemo((): Place => ({ entity: name, parentId }), [name, parentId]);
  const { state, change: changeState, asked: atOnce } = useListState(entity);
  const [density, setDensity] = useDensity(state, changeState);
  const narrow = !useWidthFrom('sm');
  const nested = place.parentId !== undefined;
  const { fields, visible, groups, group, sums, arranging } = useListFields(entity, nested, state, changeState);
  const [query, asked] = useQuestion(entity, state, visible);
  const answer = useRecordList(place, asked);
  const t = useText();
  const totalText = useTotal();
  const total = answer.data && t('records.total', { count: answer.data.total, number: totalText(answer.data) });
  useNextPage(place, asked, answer.isPlaceholderData ? undefined : answer.data?.total);
  useReturnFocus(answer.data !== undefined);
  const change = useJumpToCode({
    entity,
    place,
    search: state.search,
    found: answer.isPlaceholderData ? undefined : answer.data,
    change: useAskedAtOnce({ entity, place, columns: visible, change: changeState }),
  });
  const columns = visible.map(({ path }) => path);
  const rows = answer.data?.rows ?? [];
  const wanted = useMemo(() => wantedTitles(fields, answer.data?.rows ?? []), [fields, answer.data]);
  const confined = useConfinement(entity.name);
  const createAbove = create?.('contained');
  const overview = entity.overview !== undefined && <ListOverview entity={entity} query={query} />;
  const clear = () => change({ type: 'clearFilters' });
  const back = wayBack(answer, state, change);
  const body = (selected: readonly string[], select: (ids: readonly string[]) => void) => {
    if (answer.isPending) return <ListSkeleton columns={visible.length} />;
    if (rows.length === 0) return <EmptyList narrowed={isNarrowed(state)} {...{ create, confined, clear, back }} />;
    const shared = { entity, place, fields: visible, rows, open };
    if (group !== undefined)
      return (
        <Suspense fallback={<ListSkeleton columns={sums.length + 2} />}>
          <ListGroups {...shared} {...{ query, sums, density, change }} field={group} board={state.board} />
        </Suspense>
      );
    return narrow ? (
      <ListCards {...shared} {...{ selected, select }} />
    ) : (
      <ListTable
        {...shared}
        density={density}
        state={state}
        change={change}
        selected={selected}
        select={select}
        arranging={arranging}
      />
    );
  };
  return (
    <AskedContext value={atOnce}>
      {renderHeading?.({ total, overview, create: createAbove })}
      <KeptBulk place={place} />
      <div className="sheet list-sheet">
        <ListToolbar
          {...{ entity, fields, groups, state, change, density, setDensity, arranging }}
          tools={
            <ListTools
              names={entity.tools}
              entity={entity}
              query={query}
              parentId={place.parentId}
              columns={columns}
              total={answer.data?.total}
            />
          }
          total={renderHeading === undefined ? (total ?? '\u00a0') : undefined}
          create={renderHeading === undefined ? createAbove : undefined}
          filters={<FilterBar entity={entity} columns={visible} state={state} change={change} nested={nested} />}
          views={!nested && <ViewMenu {...{ entity, state, change }} columns={arranging.arrangement.columns} />}
          presets={<PresetChips entity={entity} state={state} change={change} />}
        />
        {answer.isError && (
          <ListFailure
            error={answer.error}
            retry={() => void answer.refetch()}
            clear={isNarrowed(state) ? clear : undefined}
          />
        )}
        <WithSelection
          {...{ place, query, rows, columns }}
          total={answer.data?.total ?? rows.length}
          isLeft={answer.isPlaceholderData}
          renderRows={(selected, select) =>
            !(answer.isError && rows.length === 0) && (
              <ListBody isBusy={answer.isFetching} isLeft={answer.isPlaceholderData}>
                <ReferenceTitles wanted={wanted}>{body(selected, select)}</ReferenceTitles>
              </ListBody>
            )
          }
        />
        {answer.data !== undefined && rows.length > 0 && group === undefined && (
          <ListFoot {...{ place, query, state, sums, change }} total={answer.data} />
        )}
      </div>
    </AskedContext>
  );
}

/** To the last page of what the list has, from one behind it; pressed again while that is asked for, it leads no further. */
function wayBack(
  { data, isPlaceholderData }: ReturnType<typeof useRecordList>,
  { page, size }: ListState,
  change: (change: ListChange) => void,
): (() => void) | undefined {
  const pages = Math.ceil((data?.total ?? 0) / size);
  if (pages === 0) return undefined;
  return () => {
    if (!isPlaceholderData) change({ type: 'page', page: Math.min(pages, page - 1) });
  };
}

interface ListBodyProps {
  readonly isBusy: boolean;
  /** The rows are those of another question, until those asked for are there. */
  readonly isLeft: boolean;
  readonly children: ReactNode;
}

/** Rows of another question fade once one waits: at once, they were painted three times where twice is enough. */
function ListBody({ isBusy, isLeft, children }: ListBodyProps) {
  const isLate = useLate(isLeft);
  return (
    <div aria-busy={isBusy} className={isLate ? 'list-body left' : 'list-body'}>
      {children}
    </div>
  );
}

interface ListFailureProps {
  readonly error: unknown;
  readonly retry: () => void;
  /** Takes search and filters away, where there are any. */
  readonly clear: (() => void) | undefined;
}

function ListFailure({ error, retry, clear }: ListFailureProps) {
  const t = useText();
  // An address may ask what no list answers; the same again is answered the same.
  const isMisasked = error instanceof ApiFailure && error.status === 400;
  return (
    <div className="list-failure">
      <ErrorPanel
        error={error}
        retry={retry}
        remedy={isMisasked && clear !== undefined ? { label: t('records.clearFilters'), take: clear } : undefined}
      />
    </div>
  );
}

/** What the list asks for: which rows, and the same with what the columns need of other records. */
function useQuestion(
  entity: Entity,
  state: ListState,
  columns: readonly Field[],
): readonly [query: ListQuery, asked: ListQuery] {
  const query = useMemo(() => listQueryOf(state, entity), [state, entity]);
  return [query, useMemo(() => withColumns(query, columns), [query, columns])];
}
