// One item of a list field. Its buttons are the theme's, with names that say which item they move or remove.
import { useContext } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { drawnWhenNear } from './drawn-when-near.ts';
import { ItemLayoutContext, useFormScope } from './form-scope.ts';
import { fieldPath } from './form-store.ts';

export function ItemTemplate({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const t = useText();
  const { shape } = useFormScope();
  const layout = useContext(ItemLayoutContext);
  const name = t('records.list.item', {
    field: t(labelKeys.field(shape.name, fieldPath(buttonsProps.fieldPathId.path))),
    number: index + 1,
  });
  const buttons = <ItemButtons name={name} {...buttonsProps} />;
  if (layout === 'table')
    return (
      <TableRow>
        {children}
        <TableCell sx={{ verticalAlign: 'top', whiteSpace: 'nowrap', px: 0.75 }}>
          <Box sx={drawnWhenNear(34)}>{buttons}</Box>
        </TableCell>
      </TableRow>
    );
  return (
    <Paper variant="outlined" role="group" aria-label={name} sx={{ ...drawnWhenNear(300), margin: 0, padding: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}>
        <Typography variant="body2" color="textSecondary">
          {name}
        </Typography>
        <Box>{buttons}</Box>
      </Box>
      {children}
    </Paper>
  );
}

type ItemButtonsProps = ArrayFieldItemTemplateProps['buttonsProps'] & { readonly name: string };

function ItemButtons({
  name,
  registry,
  hasMoveUp,
  hasMoveDown,
  hasRemove,
  onMoveUpItem,
  onMoveDownItem,
  onRemoveItem,
  fieldPathId,
  totalItems,
}: ItemButtonsProps) {
  const t = useText();
  const { MoveUpButton, MoveDownButton, RemoveButton } = registry.templates.ButtonTemplates;
  const named = (text: string) => ({ title: text, 'aria-label': text, registry });
  const remove = (event: React.MouseEvent) => {
    const list = fieldPathId.$id.replace(/_\d+$/, '');
    // The button goes with its row: the focus stays in the list.
    document.querySelector<HTMLElement>(`[data-add="${CSS.escape(list)}"]`)?.focus();
    onRemoveItem(event);
  };
  return (
    <>
      {totalItems > 1 && (
        <>
          <MoveUpButton {...named(t('records.list.up', { item: name }))} disabled={!hasMoveUp} onClick={onMoveUpItem} />
          <MoveDownButton
            {...named(t('records.list.down', { item: name }))}
            disabled={!hasMoveDown}
            onClick={onMoveDownItem}
          />
        </>
      )}
      {hasRemove && (
        <RemoveButton {...named(t('records.list.remove', { item: name }))} iconType="mui" onClick={remove} />
      )}
    </>
  );
}
