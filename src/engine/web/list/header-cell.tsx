// The head of a column: sorts by it, takes it elsewhere (dragged, or Alt with an arrow), and draws its width at its edge.
import { memo, type DragEvent, type KeyboardEvent, type PointerEvent } from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { columnLabel } from '#engine/kinds/referred.ts';
import type { Entity, Field, Sort } from '#engine/model/entity.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { leastWidth, mostWidth } from './column-width.ts';
import { isAmount, pinClass, pinStyle } from './list-row.tsx';
import { listQueryOf, type ListChange, type ListState } from './list-state.ts';
import { moved } from './moved.ts';
import type { Arranging } from './use-arrangement.ts';
import { useAtOnce } from './use-at-once.ts';

interface HeaderCellsProps {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly title: Field | undefined;
  readonly state: ListState;
  readonly change: (change: ListChange) => void;
  readonly arranging: Arranging;
  /** So many columns after the first stay in sight. */
  readonly pinned: number;
}

/** Another order is shown where it was asked for before its rows are there. */
export const HeaderCells = memo(function HeaderCells(props: HeaderCellsProps) {
  const { entity, fields, title, change, arranging, pinned } = props;
  const { sort } = listQueryOf(useAtOnce(props.state), entity);
  const columns = fields.map(({ path }) => path);
  return fields.map((field, index) => (
    <HeaderCell
      key={field.name}
      {...{ entity, field, sort, change, arranging, columns }}
      isTitle={field === title}
      pinned={index <= pinned ? index - 1 : -1}
    />
  ));
});

interface HeaderCellProps extends Pick<HeaderCellsProps, 'entity' | 'change' | 'arranging'> {
  readonly field: Field;
  readonly isTitle: boolean;
  readonly sort: readonly Sort[];
  /** Paths of all columns, in order; the first stays. */
  readonly columns: readonly string[];
  /** Place among those that stay in sight beside the first, from 0; -1 for the others. */
  readonly pinned: number;
}

/** What a dragged column is known by; no file or text from elsewhere is one. */
const dragged = 'application/x-column';

function HeaderCell({ entity, field, isTitle, sort, change, arranging, columns, pinned }: HeaderCellProps) {
  const t = useText();
  const label = columnLabel(entity.name, field, t);
  // A number says which of the columns sorts first: what is no column has none.
  const ranked = sort.filter(({ path }) => columns.includes(path));
  const rank = ranked.findIndex(({ path }) => path === field.path);
  const sorted = ranked[rank]?.direction;
  const place = (path: string, to: number) => {
    const next = moved(columns, path, to);
    if (next) arranging.arrange({ columns: next });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!event.altKey || step === undefined || isTitle) return;
    event.preventDefault();
    place(field.path, columns.indexOf(field.path) + step * turn(event.currentTarget));
  };
  return (
    <th
      scope="col"
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
      className={`${isAmount(field) ? 'amount ' : ''}${isTitle ? 'name' : `moves${pinClass(pinned)}`}`}
      style={pinStyle(pinned)}
      title={isTitle ? undefined : t('records.columns.hint')}
      draggable={!isTitle}
      onKeyDown={onKeyDown}
      onDragStart={(event: DragEvent) => event.dataTransfer.setData(dragged, field.path)}
      onDragOver={(event: DragEvent) => {
        if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        const path = event.dataTransfer.getData(dragged);
        if (columns.includes(path)) place(path, columns.indexOf(field.path));
      }}
    >
      {field.sort ? (
        <button
          type="button"
          className="by"
          title={t('records.sortHint')}
          onClick={(event) => change({ type: 'sort', path: field.path, add: event.shiftKey })}
        >
          <span className="label">{label}</span>
          {sorted !== undefined && ranked.length > 1 && <sup>{rank + 1}</sup>}
          {sorted !== undefined && <ArrowDownward />}
        </button>
      ) : (
        <div className="label">{label}</div>
      )}
      <span
        className="edge"
        aria-hidden
        // Else the column itself were dragged.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={(event) => draw(event, (width) => arranging.arrange(withWidth(arranging, field.path, width)))}
        onDoubleClick={() => arranging.arrange(withWidth(arranging, field.path, undefined))}
      />
    </th>
  );
}

function withWidth({ arrangement }: Arranging, path: string, width: number | undefined) {
  const others = Object.entries(arrangement.widths ?? {}).filter(([other]) => other !== path);
  return { widths: Object.fromEntries(width === undefined ? others : [...others, [path, width]]) };
}

/** Where a line is written from right to left, the next column stands at the left. */
function turn(element: Element): number {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** Follows the pointer until it is let go, and then tells the width. */
function draw(event: PointerEvent<HTMLElement>, done: (width: number) => void): void {
  const cell = event.currentTarget.closest('th');
  const column = cell?.closest('table')?.querySelectorAll('col')[cell.cellIndex];
  if (!cell || !column) return;
  event.preventDefault();
  const edge: HTMLElement = event.currentTarget;
  // Columns share the room that is left over: what is declared is shown wider.
  const declared = parseFloat(column.style.width) || cell.offsetWidth;
  const begin = { x: event.clientX, width: declared, shown: cell.offsetWidth };
  const turned = turn(cell);
  const widthAt = (x: number) =>
    Math.round(
      Math.min(mostWidth, Math.max(leastWidth, begin.width + ((x - begin.x) * turned * begin.width) / begin.shown)),
    );
  const follow = (moved: globalThis.PointerEvent) => {
    column.style.width = `${widthAt(moved.clientX)}px`;
  };
  edge.setPointerCapture(event.pointerId);
  edge.addEventListener('pointermove', follow);
  edge.addEventListener(
    'pointerup',
    (released) => {
      edge.removeEventListener('pointermove', follow);
      if (released.clientX !== begin.x) done(widthAt(released.clientX));
    },
    { once: true },
  );
}
