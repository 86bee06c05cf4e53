// What is typed in a dialog that acts on records, which an ended session keeps: its payload and its reason. The typed
// confirmation is typed anew: it says that one means it now.
import { useRef, useState } from 'react';
import { shapes, type ShapeName } from '#generated/shapes.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import type { FormStart } from '#engine/web/session/kept-work.ts';
import { useKeepWork, useKeptWork, useWorkPlace } from '#engine/web/session/use-kept-work.ts';
import type { Values } from '../form/form-store.ts';
import { withoutPasswords } from '../form/record-work.ts';

export interface DialogWork {
  /** What was typed before the session ended is back. */
  readonly restored: boolean;
  /** The payload's form begins with it. */
  readonly input: Values | undefined;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** Tells what stands in the payload's form, and whether that is more than it began with. */
  readonly setInput: (input: Values, dirty: boolean) => void;
}

interface DialogParts {
  readonly form: string;
  /** Of the payload. */
  readonly shape: string | undefined;
  /** What else it takes to open the dialog again. */
  readonly more?: Values;
  /** Nothing is left to do. */
  readonly done?: boolean;
}

const nothing: Values = {};

/** How the names of the dialogs of a record's actions begin; the action's name ends them. */
export function actionForms(entity: string, id: string): FormStart {
  return `action:${entity}:${id}:`;
}

export function useDialogWork({ form, shape, more = nothing, done = false }: DialogParts): DialogWork {
  const place = useWorkPlace(form);
  const kept = useKeptWork(place, readDialogWork);
  const [reason, setReason] = useState(kept?.reason ?? '');
  const [isTyped, setTyped] = useState(kept?.input !== undefined);
  const input = useRef(kept?.input);
  const dirty = !done && (isTyped || reason !== '');
  useKeepWork(place, dirty, () => {
    const typed =
      isTyped && input.current !== undefined && shape !== undefined
        ? withoutPasswords(shapes[shape as ShapeName].fields, input.current)
        : undefined;
    return dirty ? { ...more, reason, input: typed } : undefined;
  });
  return {
    restored: kept !== undefined,
    input: kept?.input,
    reason,
    setReason,
    setInput: (next, isMore) => {
      input.current = next;
      setTyped(isMore);
    },
  };
}

function readDialogWork(stored: unknown): { readonly reason: string; readonly input: Values | undefined } | undefined {
  if (!isRecord(stored) || typeof stored['reason'] !== 'string') return undefined;
  return { reason: stored['reason'], input: isRecord(stored['input']) ? stored['input'] : undefined };
}
