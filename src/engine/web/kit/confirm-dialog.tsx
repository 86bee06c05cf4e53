// One question at a time, answered yes or no.
import { createContext, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { lateThemed } from '#engine/web/kit/late.tsx';
import type { Question } from './confirm-question.tsx';

type Confirm = (question?: Question) => Promise<boolean>;

const ConfirmQuestion = lateThemed(async () => (await import('./confirm-question.tsx')).ConfirmQuestion);

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** Asks; resolves to true only for Yes. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (confirm === undefined) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return confirm;
}

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<{ readonly question: Question; readonly answer: (yes: boolean) => void }>();
  const confirm = useCallback<Confirm>(
    (question = {}) => new Promise((resolve) => setAsked({ question, answer: resolve })),
    [],
  );
  const answer = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(undefined);
  };
  const dialog = useMemo(() => asked?.question, [asked]);
  return (
    <ConfirmContext value={confirm}>
      {children}
      {dialog !== undefined && (
        <Suspense>
          <ConfirmQuestion question={dialog} answer={answer} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}
