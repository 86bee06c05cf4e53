// The rows as a table: plain head and rows (list-row.tsx); the server sorts.
import { Suspense, useContext, type PointerEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { lateThemed } from '#engine/web/kit/late.tsx';
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Place, RecordValues } from '#engine/web/api/record-calls.ts';
import { ListLinksContext } from '#engine/web/fields/reference-titles.tsx';
import { WideTable } from '#engine/web/fields/wide-table.tsx';
import { useShow } from '#engine/web/fields/use-show.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { columnWidth, pickWidth } from './column-width.ts';
import { titleField } from './list-fields.ts';
import { HeaderCells } from './header-cell.tsx';
import { ListRow } from './list-row.tsx';
import { MarkAll, useMarks } from './marks.tsx';
import type { ListChange, ListState } from './list-state.ts';
import type { Density } from './use-density.ts';
import type { Arranging } from './use-arrangement.ts';
import { useDrawnRows } from './row-keys.ts';
import { useExpansion } from './use-expansion.ts';
import { detailsClass, useGridKeys } from './use-grid-keys.ts';
import { useRowClicks } from './use-row-clicks.ts';

const RowDetails = lateThemed(async () => (await import('./row-details.tsx')).RowDetails);

/** Columns give up a little of their width before the table scrolls sideways; room that is there is shared by all. */
const narrowest = 0.94;

interface ListTableProps {
  readonly entity: Entity;
  readonly place: Place;
  readonly fields: readonly Field[];
  readonly rows: readonly RecordValues[];
  readonly open: ((id: string) => void) | undefined;
  readonly density: Density;
  readonly state: ListState;
  readonly change: (change: ListChange) => void;
  readonly selected: readonly string[];
  readonly select: (ids: readonly string[]) => void;
  readonly arranging: Arranging;
}

export function ListTable(props: ListTableProps) {
  const { entity, place, fields, rows, open, density, state, change, selected, select, arranging } = props;
  const t = useText();
  const show = useShow(place.entity);
  const places = usePlaces();
  const title = titleField(entity, fields);
  const ids = rows.map(({ id }) => id);
  const drawn = useDrawnRows(rows, useContext(ListLinksContext), useRowsSeenFirst(density));
  const mark = useMarks(ids, selected, select);
  const { nested, isOpen, toggle } = useExpansion(entity);
  const press = useRowClicks({ open, pick: mark, expand: toggle });
  const body = useGridKeys(mark, toggle);
  const { widths: arranged = {}, pinned: staying = [] } = arranging.arrangement;
  const widths = fields.map(
    (field) =>
      arranged[field.path] ??
      Math.floor(columnWidth({ shape: entity.name, field, isTitle: field === title, t }) * narrowest),
  );
  const paths = fields.map(({ path }) => path);
  const pinned = paths.filter((path) => staying.includes(path)).length;
  const least = widths.reduce((sum, width) => sum + width, pickWidth);
  return (
    <WideTable label={t(labelKeys.entity(entity.name, 'many'))} className="list-scroll">
      <table
        className={`rows ${density}`}
        style={{ minWidth: least, ...pinPlaces(widths, pinned) }}
        aria-label={t(labelKeys.entity(entity.name, 'many'))}
        onPointerOver={tellWhole}
      >
        <colgroup>
          <col style={{ width: pickWidth }} />
          {fields.map((field, index) => (
            <col key={field.name} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th className="pick">
              <MarkAll ids={ids} selected={selected} select={select} />
            </th>
            <HeaderCells {...{ entity, fields, title, state, change, arranging, pinned }} />
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- one listener for the links, boxes and buttons of all rows; keys are theirs (use-grid-keys.ts) */}
        <tbody ref={body} onClick={press}>
          {drawn.map(({ key, row, with: links }, index) => (
            <ListLinksContext key={key} value={links}>
              <ListRow
                {...{ place, places, row, index, fields, pinned, title, t, show }}
                opens={open !== undefined}
                selected={selected.includes(row.id)}
                expanded={nested.length === 0 ? undefined : isOpen(row.id)}
              />
              {isOpen(row.id) && (
                <tr key={row.id} className={detailsClass}>
                  <td colSpan={fields.length + 1}>
                    <Suspense>
                      <RowDetails entity={entity} id={row.id} nested={nested} />
                    </Suspense>
                  </td>
                </tr>
              )}
            </ListLinksContext>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** Where each column that stays begins, once what is before it stays too; the name stays beside the marks. */
function pinPlaces(widths: readonly number[], pinned: number): Readonly<Record<string, string>> {
  const places = Array.from({ length: pinned }, (_, index) =>
    widths.slice(0, index + 1).reduce((sum, width) => sum + width, pickWidth),
  );
  return {
    '--pick-width': `${pickWidth}px`,
    ...Object.fromEntries(places.map((place, index) => [`--pinned-${index}`, `${place}px`])),
  };
}

/** What is cut off is told while the pointer rests on it. */
function tellWhole({ target }: PointerEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (cell === null || cell.classList.contains('pick')) return;
  const inner = cell.querySelector<HTMLElement>('.label') ?? cell;
  if (inner.scrollWidth > inner.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

/** Pixels that stand above the rows of any list at least, and of a row (list.css). */
const above = 160;
const rowHeight = { comfortable: 40, compact: 32 } as const satisfies Record<Density, number>;

/** How many rows of a list that was gone to can be seen; whoever comes back may stand further down. */
function useRowsSeenFirst(density: Density): number {
  return useNavigationType() === NavigationType.Push
    ? Math.ceil((window.innerHeight - above) / rowHeight[density])
    : Infinity;
}
