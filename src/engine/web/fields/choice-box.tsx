// The one input for options: a button that says what is chosen and opens them, drawn as a text input is. Material's
// select draws its menu along with itself, before anybody opens it: half of what a form with a few of them takes.
import { Suspense, useRef, useState, type KeyboardEvent } from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import type { WidgetProps } from '#engine/kinds/view.ts';
import { lateThemed } from '#engine/web/kit/late.tsx';
import type { ChoiceMenuProps } from './choice-menu.tsx';
import { edgeAround } from './text-input.tsx';

const ChoiceMenu = lateThemed(async () => (await import('./choice-menu.tsx')).ChoiceMenu);

interface ChoiceBoxProps extends Pick<ChoiceMenuProps, 'options' | 'labelOf' | 'chosen' | 'choose' | 'several'> {
  readonly widget: Pick<WidgetProps, 'id' | 'label' | 'hideLabel' | 'required' | 'invalid' | 'describedBy'>;
  /** What is chosen, in words. */
  readonly text: string;
}

export function ChoiceBox({ widget, text, ...menu }: ChoiceBoxProps) {
  const { id, label, hideLabel, required, invalid, describedBy } = widget;
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const spell = useSpelling();
  const isOpen = state === 'open';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setState('open');
    } else if (menu.several !== true) {
      const found = spell(event, menu);
      if (found !== undefined) menu.choose(found);
    }
  };
  const mark = required && <span aria-hidden="true">{'\u2009*'}</span>;
  return (
    <div
      ref={box}
      className={`text-box${text === '' ? '' : ' filled'}${invalid ? ' invalid' : ''}${hideLabel ? ' unlabelled' : ''}`}
    >
      {!hideLabel && (
        <label id={`${id}-label`} htmlFor={id}>
          {label}
          {mark}
        </label>
      )}
      <button
        type="button"
        role="combobox"
        id={id}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-options` : undefined}
        aria-label={hideLabel ? label : undefined}
        aria-labelledby={hideLabel ? undefined : `${id}-label ${id}`}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        onClick={() => setState('open')}
        onKeyDown={onKeyDown}
      >
        {text}
      </button>
      <ArrowDropDown />
      {edgeAround(!hideLabel && label, mark)}
      {state !== 'unopened' && (
        <Suspense>
          <ChoiceMenu
            {...menu}
            id={`${id}-options`}
            labelledBy={hideLabel ? id : `${id}-label`}
            box={box}
            isOpen={isOpen}
            close={() => setState('closed')}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Milliseconds: letters that follow each other sooner are one word. */
const pause = 700;

/** Letters that are typed on the closed box choose the next option that begins with them, as a browser's own does. */
function useSpelling() {
  const typed = useRef({ letters: '', at: 0 });
  return (
    event: KeyboardEvent,
    { options, labelOf, chosen }: Pick<ChoiceMenuProps, 'options' | 'labelOf' | 'chosen'>,
  ) => {
    const { key, timeStamp: at, altKey, ctrlKey, metaKey } = event;
    const before = at - typed.current.at > pause ? '' : typed.current.letters;
    if (key.length !== 1 || altKey || ctrlKey || metaKey || (key === ' ' && before === '')) return undefined;
    event.preventDefault();
    const letters = before + key.toLocaleLowerCase();
    typed.current = { letters, at };
    // The same letter again is the next one that begins with it.
    const first = letters.charAt(0);
    const isOneLetter = letters === first.repeat(letters.length);
    const wanted = isOneLetter ? first : letters;
    const from = options.indexOf(chosen[0] ?? '') + (isOneLetter ? 1 : 0);
    return [...options.slice(from), ...options.slice(0, from)].find((option) =>
      labelOf(option).toLocaleLowerCase().startsWith(wanted),
    );
  };
}
