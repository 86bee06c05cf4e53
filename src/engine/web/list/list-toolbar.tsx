// Above the rows: quick search, filters, columns, density; in nested lists also the total and the create button.
import { useEffect, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import Clear from '@mui/icons-material/Clear';
import DensityMedium from '@mui/icons-material/DensityMedium';
import DensitySmall from '@mui/icons-material/DensitySmall';
import Search from '@mui/icons-material/Search';
import type { Entity, Field } from '#engine/model/entity.ts';
import { useDebounced } from '#engine/web/api/use-debounced.ts';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useIsLeaving } from '#engine/web/routing/use-is-leaving.ts';
import { ColumnMenu } from './column-menu.tsx';
import { GroupMenu } from './group-menu.tsx';
import type { ListChange, ListState } from './list-state.ts';
import { areMany } from './preset-state.ts';
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
    <Box
      sx={{
        display: 'flex',
        displayPrint: 'none',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.75,
        px: 1.5,
        py: 1,
      }}
    >
      {entity.search.length > 0 && <SearchBox search={state.search} change={change} short={areMany(entity.presets)} />}
      {views}
      {filters}
      {presets}
      {total !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {total}
        </Typography>
      )}
      {/* On a phone beside the search, else they had a line for themselves. */}
      <Box sx={{ display: 'flex', ml: 'auto', gap: 0.5, order: { xs: -1, sm: 0 } }}>
        {tools}
        <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
          <GroupMenu entity={entity} fields={groups} group={state.group} change={change} />
          <ColumnMenu {...{ entity, fields, arranging }} />
          <Tooltip title={t(`records.density.${next}`)}>
            <IconButton aria-label={t(`records.density.${next}`)} onClick={() => setDensity(next)}>
              {next === 'compact' ? <DensitySmall fontSize="small" /> : <DensityMedium fontSize="small" />}
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
      {create !== undefined && <Box sx={{ ml: { xs: 'auto', sm: 0 } }}>{create}</Box>}
    </Box>
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
    <FormControl
      size="small"
      sx={{
        flex: { xs: '1 1 calc(100% - 64px)', sm: short ? '0 1 200px' : '1 1 150px' },
        order: { xs: -1, sm: 0 },
        maxWidth: { sm: 320 },
      }}
    >
      <OutlinedInput
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing)
            change({ type: 'search', search: typed.trim(), entered: true });
        }}
        placeholder={t('records.search')}
        slotProps={{
          input: {
            'aria-label': t('records.search'),
            'aria-keyshortcuts': '/',
            sx: { '&::-webkit-search-cancel-button': { display: 'none' } },
          },
        }}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        }
        endAdornment={
          typed !== '' && (
            <InputAdornment position="end">
              <IconButton size="small" aria-label={t('records.clearSearch')} onClick={() => setTyped('')}>
                <Clear fontSize="small" />
              </IconButton>
            </InputAdornment>
          )
        }
      />
    </FormControl>
  );
}
