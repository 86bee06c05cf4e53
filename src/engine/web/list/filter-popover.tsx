// Where one filter is edited, at the end of the bar of filters.
import type { Entity, Field } from '#engine/model/entity.ts';
import type { Filter } from '#engine/model/list-query.ts';
import { Popover } from '#engine/web/kit/overlays.tsx';
import { FilterEditor } from './filter-editor.tsx';

interface FilterPopoverProps {
  /** Undefined: closed. */
  readonly edited: { readonly entity: Entity; readonly field: Field } | undefined;
  /** Of the dialog. */
  readonly name: string | undefined;
  readonly anchor: () => HTMLElement;
  /** Of this field. */
  readonly filters: readonly Filter[];
  readonly apply: (filters: readonly Filter[]) => void;
  readonly close: () => void;
}

export function FilterPopover({ edited, name, anchor, filters, apply, close }: FilterPopoverProps) {
  return (
    <Popover
      open={edited !== undefined}
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': name, sx: { p: 2, width: 340, maxWidth: 'calc(100vw - 32px)' } },
      }}
    >
      {edited && <FilterEditor {...edited} filters={filters} apply={apply} />}
    </Popover>
  );
}
