// Above the rows: quick search, filters, columns, density; in nested lists also the total and the create button.
import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import { SearchField } from '#engine/web/kit/search-field.tsx';
import Clear from '@mui/icons-material/Clear';
import DensityMedium from '@mui/icons-material/DensityMedium';
import DensitySmall from '@mui/icons-material/DensitySmall';
import type { Entity, Field } from '#engine/model/entity.ts';
import { useDebounced } from '#engine/web/api/use-debounced.ts';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useIsLeaving } from '#engine/web/routing/use-is-leaving.ts';
import { ColumnMenu } from './column-menu.tsx';
import { GroupMenu } from './group-menu.tsx';
import type { ListChange, ListState } from './list-state.ts';
import { areMany } from './preset-state.ts';
import { SortMenu } from './sort-menu.tsx';
import type { Arranging } from './use-arrangement.ts';
import type { Density } from './use-density.ts';

/** Milliseconds without a key before the server is asked. */
const searchDelay = 300;

interface ListToolbarProps {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  /** By which the rows may be gathered. */
  readonly groups: readonly Field[];
  readonly state: ListState;
  readonly change: (change: ListChange) => void;
  readonly arranging: Arranging;
  readonly density: Density;
  readonly setDensity: (density: Density) => void;
  readonly total: string | undefined;
  readonly create: ReactNode;
  readonly filters: ReactNode;
  readonly presets: ReactNode;
  /** The kept views. */
  readonly views: ReactNode;
  readonly tools: ReactNode;
}

export function ListToolbar({
  entity,
  fields,
  groups,
  state,
  change,
  arranging,
  density,
  setDensity,
  total,
  create,
  filters,
  presets,
  views,
  tools,
}: ListToolbarProps) {
  const t = useText();
  const next = density === 'compact' ? 'comfortable' : 'compact';
  return (
    <div className="list-toolbar">
      {entity.search.length > 0 && <SearchBox search={state.search} change={change} short={areMany(entity.presets)} />}
      {views}
      {filters}
      {presets}
      {total !== undefined && <span className="list-total">{total}</span>}
      {/* On a phone beside the search, else they had a line for themselves. */}
      <div className="list-tools">
        {tools}
        <SortMenu {...{ entity, fields, state, change }} />
        <div className="from-small">
          <GroupMenu entity={entity} fields={groups} group={state.group} change={change} />
          <ColumnMenu {...{ entity, fields, arranging }} />
          <Tooltip title={t(`records.density.${next}`)}>
            <IconButton aria-label={t(`records.density.${next}`)} onClick={() => setDensity(next)}>
              {next === 'compact' ? <DensitySmall fontSize="small" /> : <DensityMedium fontSize="small" />}
            </IconButton>
          </Tooltip>
        </div>
      </div>
      {create !== undefined && <div className="list-create">{create}</div>}
    </div>
  );
}

interface SearchBoxProps {
  /** Leaves room for others in its line. */
  readonly short: boolean;
  readonly search: string;
  readonly change: (change: ListChange) => void;
}

function SearchBox({ search, change, short }: SearchBoxProps) {
  const t = useText();
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // Back and 'clear filters' change the search from outside.
  if (known !== search) {
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const settled = useDebounced(typed, searchDelay);
  const isLeaving = useIsLeaving();
  useEffect(() => {
    if (settled === typed && settled.trim() !== search && !isLeaving())
      change({ type: 'search', search: settled.trim() });
    // Only typing asks; a search changed from outside is already asked.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return (
    <SearchField
      className={short ? 'list-search short' : 'list-search'}
      label={t('records.search')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing)
          change({ type: 'search', search: typed.trim(), entered: true });
      }}
      end={
        typed !== '' && (
          <IconButton size="small" aria-label={t('records.clearSearch')} onClick={() => setTyped('')}>
            <Clear fontSize="small" />
          </IconButton>
        )
      }
    />
  );
}
