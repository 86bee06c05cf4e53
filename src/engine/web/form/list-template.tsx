// A list field: a table where its items are short, cards where they are not or where there is no room.
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Typography from '@mui/material/Typography';
import { useWidthFrom } from '#engine/web/theme/use-media.ts';
import Add from '@mui/icons-material/Add';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ItemLayoutContext, useFormScope } from './form-scope.ts';
import { fieldIn } from './form-store.ts';
import { fitsTable, ItemTable } from './item-table.tsx';
import { useItemsInTime } from './use-items-in-time.ts';

export function ListTemplate({ fieldPathId, items: all, formData, canAdd, onAddClick }: ArrayFieldTemplateProps) {
  const t = useText();
  const { shape } = useFormScope();
  const roomy = useWidthFrom('md');
  const field = fieldIn(shape.fields, fieldPathId.path);
  const { items, over, unfold } = useItemsInTime(all, formData, field?.until);
  if (field === undefined) return null;
  const label = t(labelKeys.field(shape.name, field.path));
  const layout = roomy && fitsTable(field) ? 'table' : 'cards';
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <ItemLayoutContext value={layout}>
        {over > 0 && (
          <Button size="small" startIcon={<UnfoldMore />} onClick={unfold} style={{ marginBottom: 8 }}>
            {t('records.list.over', { count: over })}
          </Button>
        )}
        {all.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t('records.list.empty')}
          </Typography>
        )}
        {layout === 'cards' || items.length === 0 ? (
          <Box sx={{ display: 'grid', gap: 2 }}>{items}</Box>
        ) : (
          <ItemTable field={field}>{items}</ItemTable>
        )}
      </ItemLayoutContext>
      {canAdd && (
        <Button
          data-add={fieldPathId.$id}
          size="small"
          startIcon={<Add />}
          onClick={onAddClick}
          style={{ marginTop: 8 }}
        >
          {t('records.list.add', { field: label })}
        </Button>
      )}
    </Box>
  );
}
