// Rows where there is no room for columns: a card each, its values named.
import Box from '@mui/material/Box';
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { Place, RecordValues } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ListCell, TitleCell } from './list-cell.tsx';
import { titleField } from './list-fields.ts';

interface ListCardsProps {
  readonly entity: Entity;
  readonly place: Place;
  readonly fields: readonly Field[];
  readonly rows: readonly RecordValues[];
  readonly open: ((id: string) => void) | undefined;
}

export function ListCards({ entity, place, fields, rows, open }: ListCardsProps) {
  const t = useText();
  const title = titleField(entity, fields);
  const others = fields.filter((field) => field !== title);
  return (
    <Box component="ul" aria-label={t(labelKeys.entity(entity.name, 'many'))} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          {title && (
            <Box sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
              <TitleCell place={place} field={title} row={row} open={open} />
            </Box>
          )}
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: 'minmax(96px, 36%) 1fr',
              columnGap: 1.5,
              rowGap: 0.5,
              fontSize: '0.875rem',
            }}
          >
            {others
              .filter((field) => valueAt(row, field.path) !== undefined)
              .map((field) => (
                <Box key={field.name} sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {t(labelKeys.field(entity.name, field.path))}
                  </Box>
                  <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                    <ListCell place={place} field={field} row={row} />
                  </Box>
                </Box>
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
