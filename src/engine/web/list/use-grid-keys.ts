// The rows of a list by keyboard, as in a grid: one tab stop for all of them; arrows, j and k go from row to row, Home and
// End to the first and last, left and right to what can be pressed in a row; e opens it; x marks it, Shift with x all from the one
// marked last. At the elements, whatever a kind draws in its cells: no row is drawn anew because the focus moves.
import { useCallback } from 'react';
import { singleKeysAreOn } from '#engine/web/shell/overlays/shortcuts/single-keys.ts';

const pressable = 'a[href], button, input';
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
const letters = 'jkxe';
/** What is shown below a row is no row of its own, and goes by Tab. */
export const detailsClass = 'details';

/**
 * `mark`: the row's record, and whether all since the last one; `expand`: the row's record. The result is a ref for the
 * element around the rows.
 */
export function useGridKeys(mark: (id: string, toHere: boolean) => void, expand: (id: string) => void) {
  return useCallback(
    (body: HTMLTableSectionElement | null) => {
      if (body === null) return undefined;
      const grid = buildGrid(body);
      const onKeyDown = (event: KeyboardEvent) => {
        const { key, target, shiftKey } = event;
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        if (letters.includes(key.toLowerCase()) && !singleKeysAreOn()) return;
        const row = rowOf(target);
        if (row === undefined) return;
        const id = recordOf(row);
        const expands = key === 'e' && row.querySelector('[data-expand]') !== null;
        if (key.toLowerCase() === 'x' && id !== undefined) mark(id, shiftKey);
        else if (expands && id !== undefined) expand(id);
        else if (!grid.go(row, event)) return;
        event.preventDefault();
      };
      // From the page itself, as after a click beside everything, j and k begin where one was.
      const onPageKeyDown = (event: KeyboardEvent) => {
        if (event.target !== document.body || event.ctrlKey || event.metaKey || event.altKey || !singleKeysAreOn())
          return;
        if (event.key === 'j' || event.key === 'k') grid.enter();
      };
      const onFocus = ({ target }: FocusEvent) => grid.stay(target);
      // Before the list's own listener hears of it.
      const onPress = ({ target }: PointerEvent) => grid.press(target);
      const onClick = (event: MouseEvent) => {
        // Keys and scripts press what is there: they count no clicks.
        if (event.detail === 0 || grid.isOfPressed(event.target)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      const observer = new MutationObserver((changes) => grid.follow(changes));
      observer.observe(body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-pick'] });
      body.addEventListener('pointerdown', onPress);
      body.addEventListener('click', onClick, { capture: true });
      body.addEventListener('keydown', onKeyDown);
      body.addEventListener('focusin', onFocus);
      document.addEventListener('keydown', onPageKeyDown);
      grid.tend();
      return () => {
        observer.disconnect();
        body.removeEventListener('keydown', onKeyDown);
        body.removeEventListener('focusin', onFocus);
        body.removeEventListener('pointerdown', onPress);
        body.removeEventListener('click', onClick, { capture: true });
        document.removeEventListener('keydown', onPageKeyDown);
      };
    },
    [mark, expand],
  );
}

/** The row that holds what has the focus. */
function rowOf(target: EventTarget | null): HTMLTableRowElement | undefined {
  const row = target instanceof Element ? target.closest('tr') : null;
  return row instanceof HTMLTableRowElement && !row.classList.contains(detailsClass) ? row : undefined;
}

/** Id of the record that a row shows now. */
function recordOf(row: Element): string | undefined {
  return row.querySelector<HTMLInputElement>('input[data-pick]')?.dataset['pick'];
}

function buildGrid(body: HTMLTableSectionElement) {
  /** Where the one tab stop is. */
  let current: HTMLTableRowElement | undefined;

  const parts = (row: HTMLTableRowElement) => [...row.querySelectorAll<HTMLElement>(pressable)];
  const mainOf = (row: HTMLTableRowElement | undefined) =>
    row?.querySelector<HTMLElement>('.into') ?? row?.querySelector<HTMLElement>(pressable) ?? undefined;

  const tend = (): void => {
    if (current === undefined || !body.contains(current)) current = body.rows[0];
    const stop = mainOf(current);
    for (const part of body.querySelectorAll<HTMLElement>(pressable)) {
      if (rowOf(part) === undefined) continue;
      const index = part === stop ? 0 : -1;
      if (part.tabIndex !== index) part.tabIndex = index;
    }
  };

  /** Rows may have changed, or show other records (row-keys.ts): what began at one of those that went ends. */
  const follow = (changes: readonly MutationRecord[]): void => {
    for (const { type, target } of changes) {
      const row = type === 'attributes' ? rowOf(target) : undefined;
      if (row === undefined) continue;
      if (row === current) current = undefined;
      if (row.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      for (const cell of row.querySelectorAll('td[title]')) cell.removeAttribute('title');
    }
    tend();
  };

  let pressed: { readonly row: HTMLTableRowElement; readonly record: string | undefined } | undefined;

  const press = (target: EventTarget | null): void => {
    const row = rowOf(target);
    pressed = row && { row, record: recordOf(row) };
  };

  /** Whether the row still shows the record that was pressed. */
  const isOfPressed = (target: EventTarget | null): boolean => {
    const [row, before] = [rowOf(target), pressed];
    pressed = undefined;
    return row === undefined || before?.row !== row || before.record === recordOf(row);
  };

  const stay = (target: EventTarget | null): void => {
    const row = rowOf(target);
    if (row === undefined || row === current) return;
    current = row;
    tend();
  };

  const enter = (): void => mainOf(current)?.focus();

  /** Whether the key leads anywhere in the grid. */
  const go = (row: HTMLTableRowElement, { key, target }: KeyboardEvent): boolean => {
    const rows = [...body.rows].filter((one) => !one.classList.contains(detailsClass));
    const step = steps[key];
    const next = step === undefined ? { Home: rows[0], End: rows.at(-1) }[key] : rows[rows.indexOf(row) + step];
    if (next !== undefined) {
      // From mark to mark, else from record to record.
      (target instanceof HTMLInputElement ? next.querySelector<HTMLElement>('input') : mainOf(next))?.focus();
      return true;
    }
    const turned = getComputedStyle(body).direction === 'rtl' ? -1 : 1;
    const aside = { ArrowLeft: -turned, ArrowRight: turned }[key];
    if (aside === undefined) return step !== undefined;
    const all = parts(row);
    all[all.indexOf(target as HTMLElement) + aside]?.focus();
    return true;
  };

  return { tend, follow, press, isOfPressed, stay, enter, go };
}
