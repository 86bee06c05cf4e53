// Where one filter is edited, at the end of the bar of filters.
import Popover from '@mui/material/Popover';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { Filter } from '#engine/model/list-query.ts';
import { FilterEditor } from './filter-editor.tsx';

interface FilterPopoverProps {
  readonly entity: Entity;
  /** Undefined: closed. */
  readonly field: Field | undefined;
  /** Of the dialog. */
  readonly name: string | undefined;
  readonly anchor: () => HTMLElement;
  readonly filters: readonly Filter[];
  readonly apply: (filters: readonly Filter[]) => void;
  readonly close: () => void;
}

export function FilterPopover({ entity, field, name, anchor, filters, apply, close }: FilterPopoverProps) {
  return (
    <Popover
      open={field !== undefined}
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': name, sx: { p: 2, width: 340, maxWidth: 'calc(100vw - 32px)' } },
      }}
    >
      {field && (
        <FilterEditor
          entity={entity}
          field={field}
          filters={filters.filter(({ path }) => path === field.path)}
          apply={apply}
        />
      )}
    </Popover>
  );
}
