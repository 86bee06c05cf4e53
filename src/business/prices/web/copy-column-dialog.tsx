// Bulk help: the prices of one column written into another, all of them so many per cent dearer or cheaper. Nothing is
// saved by it.
import { useId, useState } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import { Button } from '#engine/web/kit/button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { readScaled } from '#engine/kinds/number-text.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { FormDialog } from '#engine/web/kit/overlays.tsx';
import { useKeepWork, useKeptWork, useWorkPlace } from '#engine/web/session/use-kept-work.ts';
import { copyColumn, currencyOf } from './grid-model.ts';
import type { Drafts } from './grid-types.ts';
import { copyColumnForm, fitsGrid, readCopyWork, roundings, type CopyChoice } from './kept-prices.ts';
import { cellAt, columnsOf, type PriceGrid } from './price-grid.ts';
import { useColumnTitles } from './use-column-titles.ts';

interface CopyColumnDialogProps {
  readonly grid: PriceGrid;
  readonly productId: string;
  readonly apply: (drafts: Drafts, count: number) => void;
  readonly close: () => void;
}

/** Nothing costs less than nothing, or more than eleven times as much. */
const [least, most] = [-10_000, 100_000];

export function CopyColumnDialog({ grid, productId, apply, close }: CopyColumnDialogProps) {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const id = useId();
  const titles = useColumnTitles(grid.data);
  const columns = columnsOf(grid);
  const {
    chosen: { from, to, percent, rounding },
    choose,
  } = useChosen(productId, grid, { from: '', to: columns[1] ?? '', percent: '0', rounding: 1 });
  const change = readScaled(percent, 2, language);
  const isChange = change !== undefined && change >= least && change <= most;
  const term = (column: string) => {
    const { productGridId: _, ...at } = cellAt(grid.view, '', column === '' ? undefined : column);
    return at;
  };
  const next = isChange
    ? copyColumn(grid.data, grid.drafts, { from: term(from), to: term(to), change, rounding })
    : grid.drafts;
  const count = Object.entries(next).filter(([key, draft]) => grid.drafts[key] !== draft).length;
  const choice = (name: 'from' | 'to', value: string) => (
    <TextField
      select
      fullWidth
      size="small"
      id={`${id}-${name}`}
      label={t(`prices.copy.${name}`)}
      value={value}
      onChange={(event) => choose({ [name]: event.target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {columns.map((column) => (
        <MenuItem key={column ?? ''} value={column ?? ''}>
          {titles(column).name}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <FormDialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('prices.copy.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        {choice('from', from)}
        {choice('to', to)}
        <TextField
          size="small"
          fullWidth
          id={`${id}-percent`}
          label={t('prices.copy.percent')}
          value={percent}
          onChange={(event) => choose({ percent: event.target.value })}
          error={!isChange}
          helperText={t(isChange ? 'prices.copy.percentHelp' : 'prices.copy.percentWrong')}
          slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off' } }}
        />
        <TextField
          select
          size="small"
          fullWidth
          id={`${id}-rounding`}
          label={t('prices.copy.rounding')}
          value={String(rounding)}
          onChange={(event) => choose({ rounding: Number(event.target.value) })}
        >
          {roundings.map((step) => (
            <MenuItem key={step} value={String(step)}>
              {format.money(step, currencyOf(grid.data))}
            </MenuItem>
          ))}
        </TextField>
        <Alert severity="info" role="status">
          {from === to ? t('prices.copy.same') : t('prices.copy.count', { count })}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t('records.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!isChange || from === to || count === 0}
          onClick={() => apply(next, count)}
        >
          {t('prices.copy.apply')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}

/** What was chosen before the session ended goes for the layer and the columns that it was chosen for alone. */
function useChosen(productId: string, grid: PriceGrid, initial: CopyChoice) {
  const place = useWorkPlace(copyColumnForm(productId));
  const kept = useKeptWork(place, readCopyWork);
  const [changed, setChanged] = useState<CopyChoice | undefined>(
    kept !== undefined && fitsGrid(kept, grid) ? kept : undefined,
  );
  useKeepWork(place, changed !== undefined, () => changed && { ...changed, view: grid.view });
  const chosen = changed ?? initial;
  return { chosen, choose: (part: Partial<CopyChoice>) => setChanged({ ...chosen, ...part }) };
}
