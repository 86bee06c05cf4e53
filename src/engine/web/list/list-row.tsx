// One record as a row of plain cells: drawn again only when its own record, its columns or its selection change. The
// table around it has the styles, the texts and the one listener for all rows.
import { memo, type ReactNode, type CSSProperties } from 'react';
import { fieldIn } from '#engine/kinds/field-in.ts';
import { isReferred } from '#engine/kinds/referred.ts';
import { referredKey } from '#engine/model/list-query.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import type { ShowContext } from '#engine/kinds/view.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import type { Field } from '#engine/model/entity.ts';
import type { Places } from '#engine/model/places.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { Place, RecordValues } from '#engine/web/api/record-calls.ts';
import { cellContent, FieldCell } from '#engine/web/fields/field-cell.tsx';
import { LinksOff } from '#engine/web/fields/reference-link.tsx';
import { useRecordTitle } from '#engine/web/fields/reference-titles.tsx';
import type { Text } from '#engine/web/i18n/use-text.ts';
import { rowLinkId } from './return-focus.ts';
import { detailsId } from './use-expansion.ts';

interface RowContent {
  readonly t: Text;
  readonly show: ShowContext['show'];
  readonly place: Place;
  readonly places: Places;
  readonly row: RecordValues;
  /** The column that leads to the record. */
  readonly title: Field | undefined;
  /** Without a screen of its own the record opens in a dialog. */
  readonly opens: boolean;
}

interface ListRowProps extends RowContent {
  readonly index: number;
  readonly fields: readonly Field[];
  /** So many columns after the first stay in sight. */
  readonly pinned: number;
  readonly selected: boolean;
  /** What belongs to the record is shown below; undefined where nothing does. */
  readonly expanded: boolean | undefined;
}

/** The click reaches the listener around the rows; React asks for one here, and a read-only box would be told as such. */
const answeredAbove = () => undefined;

export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { row, index, fields, pinned, selected, expanded, title, t } = props;
  return (
    <tr className={selected ? 'selected' : undefined}>
      <td className="pick">{pickBox(row.id, { selected, label: t('records.select.one', { row: index + 1 }) })}</td>
      {fields.map((field, place) => {
        const stays = place <= pinned ? place - 1 : -1;
        const content = field === title ? titleContent(props, field) : valueContent(props, field);
        return (
          <td
            key={isOfRecord(field) ? `${field.name} ${row.id}` : field.name}
            className={classOf(field, place === 0 && field === title, stays)}
            style={pinStyle(stays)}
          >
            {place === 0 && expanded !== undefined && expander({ t, id: row.id, index, expanded })}
            {content}
          </td>
        );
      })}
    </tr>
  );
});

interface PickBox {
  readonly selected: boolean;
  readonly label: string;
}

/** Marks the row; use-row-clicks.ts answers. */
export function pickBox(id: string, { selected, label }: PickBox): ReactNode {
  return (
    <label>
      <input type="checkbox" checked={selected} onChange={answeredAbove} data-pick={id} aria-label={label} />
    </label>
  );
}

/** What is more than a text is drawn anew for another record. */
function isOfRecord(field: Field): boolean {
  const { Cell, holdsNothing } = fieldViews[field.kind];
  return field.kindBy !== undefined || isReferred(field) || (Cell !== undefined && holdsNothing !== true);
}

interface Expander {
  readonly t: Text;
  readonly id: string;
  readonly index: number;
  readonly expanded: boolean;
}

/** Opens the row; use-row-clicks.ts answers. `label`: where there is room for a word. */
export function expander({ t, id, index, expanded }: Expander, label?: string): ReactNode {
  return (
    <button
      type="button"
      className="expand"
      data-expand={id}
      aria-expanded={expanded}
      aria-controls={expanded ? detailsId(id) : undefined}
      aria-label={t('records.details.of', { row: index + 1 })}
    >
      {label}
    </button>
  );
}

export function isAmount(field: Field): boolean {
  return fieldKinds[field.kind].amount === true;
}

function classOf(field: Field, isTitle: boolean, pinned: number): string | undefined {
  const solid = fieldViews[field.kind].solid ? 'solid' : '';
  return `${isTitle ? 'name ' : ''}${solid}${isAmount(field) ? ' amount' : ''}${pinClass(pinned)}`.trim() || undefined;
}

/** Class of a column that stays in sight, by its place among those. */
export function pinClass(pinned: number): string {
  return pinned < 0 ? '' : ' pinned';
}

/** Where it stays: the table says that of each place. */
export function pinStyle(pinned: number): CSSProperties | undefined {
  return pinned < 0 ? undefined : { insetInlineStart: `var(--pinned-${pinned})` };
}

/** A value, compact: of rows without identity their number. */
export function valueContent({ place, row, t, show }: RowContent, field: Field): ReactNode {
  if (isReferred(field)) {
    const { by, entity, field: own } = field.referred;
    const other = valueAt(row, `${referredKey}.${by.name}`);
    return <FieldCell shape={entity.name} field={own} value={valueAt(other, own.path)} container={other} />;
  }
  const value = valueAt(row, field.path);
  if (field.kind === 'list') return t('records.items', { count: Array.isArray(value) ? value.length : 0 });
  return cellContent({ shape: place.entity, field: fieldIn(field, row), value, show });
}

/** The way into the record: a real link, or a button where a dialog opens; use-row-clicks.ts answers both. */
export function titleContent(content: RowContent, field: Field): ReactNode {
  const { place, places, row, opens } = content;
  const path = places.record(place.entity, row.id, place.parentId);
  const isEmpty = valueAt(row, field.path) === undefined;
  const inner = isEmpty ? (
    <RecordName entity={place.entity} row={row} />
  ) : fieldViews[field.kind].Cell === undefined && field.kindBy === undefined ? (
    valueContent(content, field)
  ) : (
    <LinksOff value>{valueContent(content, field)}</LinksOff>
  );
  if (path !== undefined)
    return (
      <a className="into" href={path} id={rowLinkId(row.id)} data-row={row.id}>
        {inner}
      </a>
    );
  if (!opens) return inner;
  return (
    <button type="button" className="into" data-row={row.id}>
      {inner}
    </button>
  );
}

function RecordName({ entity, row }: { readonly entity: string; readonly row: RecordValues }) {
  return useRecordTitle(entity, row) || row.id;
}
