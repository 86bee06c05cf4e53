// The filters in force as chips, and a menu of the others. Each filter is edited in a popover made for its kind.
import { Suspense, useRef, useState } from 'react';
import { Button } from '#engine/web/kit/button.tsx';
import { RemovableChip } from '#engine/web/kit/chip.tsx';
import FilterList from '@mui/icons-material/FilterList';
import type { Entity, Field } from '#engine/model/entity.ts';
import { columnLabel, isReferred } from '#engine/kinds/referred.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Filter } from '#engine/model/list-query.ts';
import { useText, type Text } from '#engine/web/i18n/use-text.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import { isLate, lateThemed } from '#engine/web/kit/late.tsx';
import { useSession } from '#engine/web/session/use-session.ts';
import { FilterValues } from './filter-values.tsx';
import { filterFields } from './list-fields.ts';
import { isNarrowed, type ListChange, type ListState } from './list-state.ts';
import { filtersBesides } from './preset-state.ts';
import { useAtOnce } from './use-at-once.ts';

const FilterMenu = lateThemed(async () => (await import('./filter-menu.tsx')).FilterMenu);
const FilterPopover = lateThemed(async () => (await import('./filter-popover.tsx')).FilterPopover);

/** Editor and input come before they are opened, so that the focus finds them. */
async function loadEditor({ kind }: Field): Promise<void> {
  const input: unknown = fieldViews[kind].Widget;
  await Promise.allSettled([FilterPopover.load(), isLate(input) ? input.load() : undefined]);
}

/** A part of an object says whose part it is where another field has the same name; a referenced record's field, whose. */
function filterLabel(t: Text, entity: Entity, fields: readonly Field[], field: Field): string {
  if (isReferred(field)) return columnLabel(entity.name, field, t);
  const label = (path: string) => t(labelKeys.field(entity.name, path));
  const own = label(field.path);
  const [owner = ''] = field.path.split('.');
  const isAmbiguous =
    owner !== field.path && fields.some((other) => other.path !== field.path && label(other.path) === own);
  return isAmbiguous ? `${own} (${label(owner)})` : own;
}

interface FilterBarProps {
  readonly entity: Entity;
  /** The columns of the list. */
  readonly columns: readonly Field[];
  readonly state: ListState;
  readonly change: (change: ListChange) => void;
  readonly nested: boolean;
}

/** Where its labels and options are said: of a referenced record's field, in its own entity. */
function declared(entity: Entity, field: Field): { readonly entity: Entity; readonly field: Field } {
  return isReferred(field) ? { entity: field.referred.entity, field: field.referred.field } : { entity, field };
}

/** The filters of a field, as if its own entity's list asked them. */
function of(field: Field, filters: readonly Filter[]): readonly Filter[] {
  const { path } = isReferred(field) ? field.referred.field : field;
  return filters.filter((filter) => filter.path === field.path).map((filter) => ({ ...filter, path }));
}

export function FilterBar({ entity, columns, nested, change, ...props }: FilterBarProps) {
  const t = useText();
  const state = useAtOnce(props.state);
  const { roles } = useSession();
  const bar = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [edited, setEdited] = useState<Field>();
  const [wasEdited, setWasEdited] = useState(false);
  const edit = (field: Field) => {
    void loadEditor(field).then(() => {
      setWasEdited(true);
      setEdited(field);
    });
  };
  const paths = [...new Set([...columns, ...state.filters].map(({ path }) => path))];
  const fields = filterFields(entity, roles, { nested, paths });
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
    <div ref={bar} className="filter-bar">
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
        <RemovableChip
          key={field.path}
          size="small"
          variant="outlined"
          onClick={() => edit(field)}
          removeLabel={t('records.filter.remove', { field: label(field) })}
          onRemove={() => clear(field)}
          label={
            <>
              {t('common.label', { label: label(field) })}{' '}
              <FilterValues {...declared(entity, field)} filters={of(field, state.filters)} />
            </>
          }
        />
      ))}
      {isNarrowed(state) && (
        <Button
          size="small"
          onClick={() => {
            // It goes with the filters.
            bar.current?.querySelector('button')?.focus();
            change({ type: 'clearFilters' });
          }}
        >
          {t('records.clearFilters')}
        </Button>
      )}
      {menu !== null && (
        <Suspense>
          <FilterMenu
            anchor={menu}
            fields={fields}
            label={label}
            close={() => setMenu(null)}
            choose={(field) => {
              setMenu(null);
              edit(field);
            }}
          />
        </Suspense>
      )}
      {wasEdited && (
        <Suspense>
          <FilterPopover
            edited={edited && declared(entity, edited)}
            name={edited && t('records.filter.by', { field: label(edited) })}
            anchor={() => bar.current ?? document.body}
            filters={edited === undefined ? [] : of(edited, state.filters)}
            close={() => setEdited(undefined)}
            apply={(filters) => {
              if (edited)
                change({ type: 'filter', filters: filters.map((filter) => ({ ...filter, path: edited.path })) });
              setEdited(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
