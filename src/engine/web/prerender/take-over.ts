// The application takes the place of the page that the server drew (src/engine/web/first-paint.js showed it), in one
// painting: what was typed, focused and pressed meanwhile is the application's.
import { flushSync } from 'react-dom';

/** `draw`: puts the application into `root`. */
export function takeOver(root: HTMLElement, draw: () => void): void {
  const early = globalThis.earlyAnswers;
  const page = early?.page;
  if (early !== undefined) {
    early.isDrawn = true;
    early.page = undefined;
  }
  if (page === undefined) return draw();
  const left = leftBehind(root, page.presses);
  flushSync(draw);
  for (const give of left) give();
}

/** What people did with the page, to be done with the application's: typed, where they are, pressed in their order. */
function leftBehind(root: HTMLElement, presses: readonly EventTarget[]): readonly (() => void)[] {
  const typed = [...root.querySelectorAll<HTMLInputElement>('input')].filter((box) => box.value !== box.defaultValue);
  const { activeElement: focused } = document;
  return [
    ...typed.map((box) => onTheSame(root, box, (own) => type(own as HTMLInputElement, box.value))),
    ...(focused !== null && root.contains(focused) ? [onTheSame(root, focused, (own) => own.focus())] : []),
    ...presses
      .filter((pressed) => pressed instanceof Element)
      .map((pressed) =>
        onTheSame(root, pressed, (own) => {
          own.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        }),
      ),
  ];
}

/** Calls `act` with what stands where `element` stood among those beside it, if that says the same. */
function onTheSame(root: HTMLElement, element: Element, act: (own: HTMLElement) => void): () => void {
  const path: number[] = [];
  for (let at = element; at !== root && at.parentElement !== null; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  const { tagName, textContent } = element;
  return () => {
    const own = path.reduce<Element | undefined>((at, index) => at?.children[index], root);
    if (own?.tagName === tagName && own.textContent === textContent) act(own as HTMLElement);
  };
}

/** As by hand: React hears of no value that a script sets. */
function type(own: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(own, value);
  own.dispatchEvent(new Event('input', { bubbles: true }));
}
