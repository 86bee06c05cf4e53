// The grid on a narrow screen: one column at a time, a card for each type.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { isCommand } from '#engine/web/kit/command-key.ts';
import { editAmount, readAmount, showAmount } from './amount-text.ts';
import { CellNotes, useCellNotes } from './cell-notes.tsx';
import { amountsOf, currencyOf, keyOf } from './grid-model.ts';
import type { Amount, CellAt, PriceType } from './grid-types.ts';
import { cellAt, columnsOf, type PriceGrid } from './price-grid.ts';
import { TypeMarks } from './type-marks.tsx';
import { useColumnTitles } from './use-column-titles.ts';

interface PriceCardsProps {
  readonly grid: PriceGrid;
}

export function PriceCards({ grid }: PriceCardsProps) {
  const t = useText();
  const titles = useColumnTitles(grid.data);
  const [column, setColumn] = useState<string>();
  const known = columnsOf(grid).includes(column) ? column : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        size="small"
        fullWidth
        label={t('prices.column')}
        id="price-column"
        value={known ?? ''}
        onChange={(event) => setColumn(event.target.value === '' ? undefined : event.target.value)}
        helperText={titles(known).period}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {columnsOf(grid).map((id) => (
          <MenuItem key={id ?? ''} value={id ?? ''}>
            {titles(id).name}
          </MenuItem>
        ))}
      </TextField>
      {grid.data.types.map((type) => (
        <PriceCard key={`${type.id}${known ?? ''}`} grid={grid} type={type} at={cellAt(grid.view, type.id, known)} />
      ))}
    </Box>
  );
}

interface PriceCardProps {
  readonly grid: PriceGrid;
  readonly type: PriceType;
  readonly at: CellAt;
}

function PriceCard({ grid, type, at }: PriceCardProps) {
  const t = useText();
  const key = keyOf(at);
  const [stored, draft] = [grid.stored.get(key), grid.drafts[key]];
  const isThere = amountsOf(stored, draft) !== undefined;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={`card-${type.id}`}
      sx={{ p: 2, ...(draft !== undefined && { borderInlineStart: 3, borderInlineStartColor: 'primary.main' }) }}
    >
      <Typography id={`card-${type.id}`} variant="subtitle1" component="h3">
        {type.name}
        <TypeMarks type={type} />
      </Typography>
      {!isThere && (
        <Typography variant="body2" color="textSecondary" sx={{ fontStyle: 'italic' }}>
          {t('prices.none')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, mt: 1.5 }}>
        {grid.shown.map((amount) => (
          <AmountField key={amount} grid={grid} at={at} amount={amount} />
        ))}
      </Box>
      {!grid.readOnly && (isThere || draft !== undefined) && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1 }}>
          {draft !== undefined && (
            <Button size="small" color="inherit" onClick={() => grid.discard(at)}>
              {t('prices.discardOne')}
            </Button>
          )}
          {isThere && stored !== undefined && (
            <Button size="small" color="error" onClick={() => grid.remove(at)}>
              {t('prices.remove')}
            </Button>
          )}
        </Box>
      )}
    </Paper>
  );
}

interface AmountFieldProps {
  readonly grid: PriceGrid;
  readonly at: CellAt;
  readonly amount: Amount;
}

function AmountField({ grid, at, amount }: AmountFieldProps) {
  const t = useText();
  const language = useLanguage();
  const notesOf = useCellNotes(grid);
  const [text, setText] = useState<string>();
  const key = keyOf(at);
  const value = amountsOf(grid.stored.get(key), grid.drafts[key])?.[amount];
  const notes = notesOf(at, amount);
  const [id, noteId] = [`${key}-${amount}`, `${key}-${amount}-notes`];
  const edit = (typed: string | undefined) => {
    setText(typed);
    grid.hold(typed === undefined ? undefined : { at, amount, text: typed });
  };
  const keep = () => {
    if (text !== undefined && text !== editAmount(amount, value, language))
      grid.type(at, amount, readAmount(amount, text, language));
  };
  const commit = () => {
    keep();
    edit(undefined);
  };
  return (
    <Box>
      <TextField
        id={id}
        size="small"
        fullWidth
        label={t(labelKeys.field(grid.entity.name, amount))}
        value={text ?? showAmount({ amount, value, language, currency: currencyOf(grid.data) })}
        onFocus={({ target }) => {
          if (grid.readOnly) return;
          flushSync(() => setText(editAmount(amount, value, language)));
          // Another text than the one that was there takes its selection along: who types next means to replace it.
          target.select();
        }}
        onChange={(event) => edit(event.target.value)}
        onBlur={commit}
        // The page saves; what stands here comes first, and is typed in still.
        onKeyDown={(event) => isCommand(event, 's') && flushSync(keep)}
        error={grid.errors[key]?.[amount] !== undefined}
        slotProps={{
          htmlInput: {
            inputMode: 'decimal',
            autoComplete: 'off',
            readOnly: grid.readOnly,
            'aria-describedby': notes.length > 0 ? noteId : undefined,
            style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
          },
        }}
      />
      <CellNotes id={noteId} notes={notes} />
    </Box>
  );
}
