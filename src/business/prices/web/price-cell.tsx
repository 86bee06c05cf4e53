// One amount of one price in the table: read at rest, typed in place.
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { isCommand } from '#engine/web/kit/command-key.ts';
import { editAmount, readAmount, showAmount } from './amount-text.ts';
import { CellNotes, useCellNotes } from './cell-notes.tsx';
import { amountsOf, currencyOf, keyOf } from './grid-model.ts';
import type { Amount, CellAt } from './grid-types.ts';
import type { PriceGrid } from './price-grid.ts';
import type { GridFocus, GridPlace } from './use-grid-focus.ts';

interface PriceCellProps {
  readonly grid: PriceGrid;
  readonly focus: GridFocus;
  readonly place: GridPlace;
  readonly at: CellAt;
  readonly amount: Amount;
  /** Names the cell for the input: type, amount, column. */
  readonly label: string;
}

/** Keys that begin typing over the amount. */
const typing = /^[\d.,-]$/;

export function PriceCell({ grid, focus, place, at, amount, label }: PriceCellProps) {
  const t = useText();
  const language = useLanguage();
  const notesOf = useCellNotes(grid);
  const [text, setText] = useState<string>();
  const key = keyOf(at);
  const [stored, draft] = [grid.stored.get(key), grid.drafts[key]];
  const amounts = amountsOf(stored, draft);
  const value = amounts?.[amount];
  const isChanged = draft !== undefined && (draft.remove === true ? stored !== undefined : value !== stored?.[amount]);
  const notes = notesOf(at, amount);
  const noteId = `${key}-${amount}-notes`;
  const start = (typed: string) => !grid.readOnly && edit(typed);
  const edit = (typed: string | undefined) => {
    setText(typed);
    grid.hold(typed === undefined ? undefined : { at, amount, text: typed });
  };
  const commit = (next?: GridPlace) => {
    if (text !== undefined && text !== editAmount(amount, value, language))
      grid.type(at, amount, readAmount(amount, text, language));
    edit(undefined);
    if (next !== undefined) focus.focus(next);
  };
  const onCellKey = (event: KeyboardEvent) => {
    if (text !== undefined || focus.move(event, place)) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === 'Enter' || event.key === 'F2') start(editAmount(amount, value, language));
    else if (isPlain && typing.test(event.key)) start(event.key);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && !grid.readOnly) grid.type(at, amount, undefined);
    else if (event.key === 'Escape' && draft !== undefined) grid.discard(at);
    else return;
    event.preventDefault();
  };
  const onInputKey = (event: KeyboardEvent) => {
    // The page saves; what stands here comes first.
    if (isCommand(event, 's')) return flushSync(() => commit(place));
    event.stopPropagation();
    if (event.key === 'Enter') commit({ row: place.row + 1, column: place.column });
    else if (event.key === 'Tab') commit(alongPrice(place, event.shiftKey ? -1 : 1, grid.shown.length));
    else if (event.key === 'Escape') {
      edit(undefined);
      focus.focus(place);
    } else return;
    event.preventDefault();
  };
  const isActive = focus.active.row === place.row && focus.active.column === place.column;
  return (
    <TableCell
      role="gridcell"
      align="right"
      data-place={`${place.row}-${place.column}`}
      tabIndex={isActive ? 0 : -1}
      aria-invalid={grid.errors[key]?.[amount] === undefined ? undefined : true}
      onFocus={() => focus.setActive(place)}
      onKeyDown={onCellKey}
      onDoubleClick={() => start(editAmount(amount, value, language))}
      sx={{
        ...cellSx,
        // What names a type's first amount stands below the type's own name.
        verticalAlign: place.row % grid.shown.length === 0 ? 'bottom' : 'top',
        ...(isChanged && { boxShadow: 'inset 3px 0 0 0 var(--price-changed)', bgcolor: 'action.selected' }),
        ...(amount === 'salesPrice' && { fontWeight: 600 }),
      }}
    >
      {text === undefined ? (
        <>
          <Box
            component="span"
            sx={{
              color: amounts === undefined ? 'text.secondary' : undefined,
              fontStyle: amounts === undefined && amount === 'salesPrice' ? 'italic' : undefined,
            }}
          >
            {amounts === undefined ? (
              amount === 'salesPrice' ? (
                t('prices.none')
              ) : (
                <span aria-hidden>—</span>
              )
            ) : (
              showAmount({ amount, value, language, currency: currencyOf(grid.data) })
            )}
          </Box>
          {isChanged && (
            <Box component="span" sx={visuallyHidden}>
              {t('prices.changed')}
            </Box>
          )}
        </>
      ) : (
        <Box
          component="input"
          aria-label={label}
          aria-describedby={notes.length > 0 ? noteId : undefined}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          value={text}
          onChange={(event) => edit(event.target.value)}
          onKeyDown={onInputKey}
          onBlur={() => commit()}
          onFocus={(event) => event.target.value === editAmount(amount, value, language) && event.target.select()}
          sx={inputSx}
        />
      )}
      <CellNotes id={noteId} notes={notes} />
    </TableCell>
  );
}

/** Through the amounts of a price, which stand below each other, then on to the price beside it. */
function alongPrice({ row, column }: GridPlace, step: 1 | -1, amounts: number): GridPlace {
  const at = (row % amounts) + step;
  if (at >= 0 && at < amounts) return { row: row + step, column };
  return { row: row - step * (amounts - 1), column: column + step };
}

const cellSx = {
  minWidth: 156,
  maxWidth: 200,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'cell',
  py: 0.75,
  px: 1.25,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const inputSx = {
  width: '100%',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'right',
  border: 0,
  borderBottom: 2,
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
  p: 0.25,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const;
