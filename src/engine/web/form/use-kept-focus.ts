// A fresh start of the form draws its inputs anew: the focus comes back to where it was, with the cursor, or to the form
// when its button is gone.
import { useLayoutEffect, useRef, type FocusEvent, type RefObject, type SyntheticEvent } from 'react';

type Cursor = readonly [start: number, end: number];

interface Kept {
  readonly onFocusCapture: (event: FocusEvent) => void;
  readonly onSelectCapture: (event: SyntheticEvent) => void;
}

/** The listeners of the frame. */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, round: number): Kept {
  const last = useRef<string>(undefined);
  const cursor = useRef<Cursor>(undefined);
  const known = useRef(round);
  // With the drawing itself: a key that comes right after it is typed where the one before was.
  useLayoutEffect(() => {
    if (known.current === round) return;
    known.current = round;
    if (last.current === undefined || (document.activeElement !== null && document.activeElement !== document.body))
      return;
    const input = last.current === '' ? null : document.getElementById(last.current);
    const kept = cursor.current;
    (input ?? frame.current)?.focus({ preventScroll: true });
    if (isText(input) && kept !== undefined && cursorOf(input) !== undefined) input.setSelectionRange(...kept);
  }, [round, frame]);
  const note = ({ target }: SyntheticEvent) => {
    cursor.current = target instanceof Element && isText(target) ? cursorOf(target) : undefined;
  };
  return {
    onFocusCapture: (event) => {
      last.current = event.target.id;
      note(event);
    },
    onSelectCapture: note,
  };
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Undefined: an input that has none, as those of numbers. */
function cursorOf({
  selectionStart: start,
  selectionEnd: end,
}: HTMLInputElement | HTMLTextAreaElement): Cursor | undefined {
  return start === null || end === null ? undefined : [start, end];
}
