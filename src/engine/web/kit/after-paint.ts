// What a press or a key need not wait for: done once its answer has been painted. Whoever presses before that meets it
// done, so that nothing is ever half way.
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();
/** What acts on them when its frame is painted; another one once a press has come first. */
let turn: (() => void) | undefined;

function actOnAll(): void {
  const acts = [...waiting];
  waiting.clear();
  turn = undefined;
  for (const act of acts) {
    try {
      act();
    } catch (error) {
      // The others are done all the same.
      reportError(error);
    }
  }
}

/** Acts once what is shown now has been painted, and before the next press or key. Returns what calls it off. */
export function afterPaint(act: () => void): () => void {
  waiting.add(act);
  if (turn === undefined) {
    const own = (turn = () => {
      // Drawn with it: a press that comes right after would meet it done and not drawn.
      if (turn === own) flushSync(actOnAll);
    });
    for (const press of presses) addEventListener(press, actOnAll, { capture: true, once: true });
    // A frame begins before it is painted. A page that nobody sees has none.
    if (document.hidden) setTimeout(own);
    else requestAnimationFrame(() => setTimeout(own));
  }
  return () => void waiting.delete(act);
}

const presses = ['keydown', 'pointerdown', 'click', 'submit'] as const;

/** The value, once the first drawing that knew it has been painted; a new one is drawn twice. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useLayoutEffect(() => (painted === value ? undefined : afterPaint(() => setPainted(value))), [painted, value]);
  return painted;
}
