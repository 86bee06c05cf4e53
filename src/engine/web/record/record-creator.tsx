// Creates a record that a form refers to, in a dialog over it, and comes back with it: the customer who is on the phone
// for the first time.
import { useCallback, useState, type ReactNode } from 'react';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { CreateReferredContext, type CreateReferred } from '../form/form-scope.ts';
import { RecordDialog } from './record-dialog.tsx';

interface Asked {
  readonly entity: string;
  readonly done: (record: RecordValues) => void;
  readonly askedBy: string;
}

export function RecordCreator({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const create = useCallback<CreateReferred>((entity, done, askedBy) => setAsked({ entity, done, askedBy }), []);
  const close = (created?: RecordValues) => {
    setAsked(undefined);
    if (created !== undefined) asked?.done(created);
  };
  return (
    <CreateReferredContext value={create}>
      {children}
      {asked && <RecordDialog place={{ entity: asked.entity }} id={undefined} askedBy={asked.askedBy} close={close} />}
    </CreateReferredContext>
  );
}
