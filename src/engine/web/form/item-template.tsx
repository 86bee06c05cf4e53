// One item of a list field. Its buttons are the theme's, with names that say which item they move or remove.
import { useCallback, useContext } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { isDay } from '#engine/kinds/date/day-text.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { drawnWhenNear } from './drawn-when-near.ts';
import { ItemLayoutContext, useContainer, useFormScope } from './form-scope.ts';
import { fieldIn, fieldPath, type Path } from './form-store.ts';
import { ItemButtonsContext } from './item-table.tsx';

export function ItemTemplate({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const t = useText();
  const { shape } = useFormScope();
  const layout = useContext(ItemLayoutContext);
  const { path } = buttonsProps.fieldPathId;
  const format = useFormat();
  const until = fieldIn(shape.fields, path)?.until;
  const day = useDay(path, until);
  const field = t(labelKeys.field(shape.name, fieldPath(path)));
  const name =
    day === undefined
      ? t('records.list.item', { field, number: index + 1 })
      : t('records.list.until', { field, day: format.date(day) });
  const buttons = <ItemButtons name={name} movable={until === undefined} {...buttonsProps} />;
  if (layout === 'table') return <ItemButtonsContext value={buttons}>{children}</ItemButtonsContext>;
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

/** The last day of the item at the path, once one is typed. */
function useDay(path: Path, until: string | undefined): string | undefined {
  return useContainer(
    [...path, ''],
    useCallback(
      (item: unknown) => {
        const day = until === undefined ? undefined : valueAt(item, until);
        return typeof day === 'string' && isDay(day) ? day : undefined;
      },
      [until],
    ),
  );
}

type ItemButtonsProps = ArrayFieldItemTemplateProps['buttonsProps'] & {
  readonly name: string;
  /** What is shown in the order of time has no other. */
  readonly movable: boolean;
};

function ItemButtons({
  name,
  movable,
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
      {movable && totalItems > 1 && (
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
