// One value in a list: compact, and a link where it names the record.
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Field } from '#engine/model/entity.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { Place, RecordValues } from '#engine/web/api/record-calls.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { LinksOff } from '#engine/web/fields/reference-link.tsx';
import { recordPath } from '#engine/web/fields/record-path.ts';
import { useRecordTitle } from '#engine/web/fields/reference-titles.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { rowLinkId, useRememberRow } from './return-focus.ts';

interface ListCellProps {
  readonly place: Place;
  readonly field: Field;
  readonly row: RecordValues;
}

export function ListCell({ place, field, row }: ListCellProps) {
  const t = useText();
  const value = valueAt(row, field.path);
  if (field.kind === 'list') return <>{t('records.items', { count: Array.isArray(value) ? value.length : 0 })}</>;
  return <FieldCell shape={place.entity} field={field} value={value} container={row} />;
}

interface TitleCellProps extends ListCellProps {
  readonly open: ((id: string) => void) | undefined;
}

/** The way into the record: a real link, or a button where a dialog opens. */
export function TitleCell({ place, field, row, open }: TitleCellProps) {
  const title = useRecordTitle(place.entity, row);
  const remember = useRememberRow();
  const path = recordPath(place.entity, row.id, place.parentId);
  const isEmpty = valueAt(row, field.path) === undefined;
  const content = (
    <LinksOff value>{isEmpty ? title || row.id : <ListCell place={place} field={field} row={row} />}</LinksOff>
  );
  const sx = { fontWeight: 500, textAlign: 'start' } as const;
  if (path !== undefined)
    return (
      <Link
        component={RouterLink}
        to={path}
        id={rowLinkId(row.id)}
        onClick={() => remember(row.id)}
        underline="hover"
        sx={sx}
      >
        {content}
      </Link>
    );
  if (open === undefined) return content;
  return (
    <Link component="button" type="button" underline="hover" onClick={() => open(row.id)} sx={sx}>
      {content}
    </Link>
  );
}
