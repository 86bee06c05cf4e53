// The filters in force as chips, and a menu of the others. Each filter is edited in a popover made for its kind.
import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import FilterList from '@mui/icons-material/FilterList';
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText, type Text } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { FilterEditor } from './filter-editor.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { FilterValues } from './filter-values.tsx';
import { filterFields } from './list-fields.ts';
import { isNarrowed, type ListChange, type ListState } from './list-state.ts';
import { filtersBesides } from './preset-state.ts';

/** A part of an object says whose part it is where another field has the same name. */
function filterLabel(t: Text, entity: Entity, fields: readonly Field[], field: Field): string {
  const label = (path: string) => t(labelKeys.field(entity.name, path));
  const own = label(field.path);
  const [owner = ''] = field.path.split('.');
  const isAmbiguous =
    owner !== field.path && fields.some((other) => other.path !== field.path && label(other.path) === own);
  return isAmbiguous ? `${own} (${label(owner)})` : own;
}

interface FilterBarProps {
  readonly entity: Entity;
  readonly state: ListState;
  readonly change: (change: ListChange) => void;
  readonly nested: boolean;
}

export function FilterBar({ entity, state, change, nested }: FilterBarProps) {
  const t = useText();
  const { roles } = useSession();
  const bar = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [edited, setEdited] = useState<Field>();
  const fields = filterFields(entity, roles, nested);
  if (fields.length === 0) return null;
  const open = filtersBesides(entity.presets, state.filters);
  const active = fields.filter((field) => open.some(({ path }) => path === field.path));
  const clear = (field: Field) =>
    change({
      type: 'filter',
      filters: state.filters.filter(({ path }) => path === field.path).map((filter) => ({ ...filter, values: [] })),
    });
  const label = (field: Field) => filterLabel(t, entity, fields, field);
  return (
    <Box ref={bar} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<FilterList />}
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        onClick={(event) => setMenu(event.currentTarget)}
      >
        {t('records.filter.add')}
      </Button>
      {active.map((field) => (
        <Chip
          key={field.path}
          size="small"
          variant="outlined"
          onClick={() => setEdited(field)}
          onDelete={() => clear(field)}
          label={
            <span>
              {label(field)}:{' '}
              <FilterValues
                entity={entity}
                field={field}
                filters={state.filters.filter(({ path }) => path === field.path)}
              />
            </span>
          }
        />
      ))}
      {isNarrowed(state) && (
        <Button size="small" onClick={() => change({ type: 'clearFilters' })}>
          {t('records.clearFilters')}
        </Button>
      )}
      {menu !== null && (
        <FilterMenu
          anchor={menu}
          fields={fields}
          label={label}
          close={() => setMenu(null)}
          choose={(field) => {
            setMenu(null);
            setEdited(field);
          }}
        />
      )}
      <Popover
        open={edited !== undefined}
        anchorEl={() => bar.current ?? document.body}
        onClose={() => setEdited(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': edited && t('records.filter.by', { field: label(edited) }),
            sx: { p: 2, width: 340, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        {edited && (
          <FilterEditor
            entity={entity}
            field={edited}
            filters={state.filters.filter(({ path }) => path === edited.path)}
            apply={(filters) => {
              change({ type: 'filter', filters });
              setEdited(undefined);
            }}
          />
        )}
      </Popover>
    </Box>
  );
}
