import { useContext } from 'react';
import { Button } from '#engine/web/kit/button.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { saveKey } from '#engine/web/kit/command-key.ts';
import { SaveBarLineContext } from './form-scope.ts';

interface SaveBarProps {
  readonly formId: string;
  readonly creating: boolean;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Fields to be mended. */
  readonly invalid: number;
  readonly discard: () => void;
  /** Discarding ends the form, so that it can be done before anything was typed. */
  readonly leaves?: boolean;
}

/** In sight at the bottom of the window while there is something to save; nothing before. */
export function SaveBar({ formId, creating, dirty, saving, invalid, discard, leaves = false }: SaveBarProps) {
  const t = useText();
  const setLine = useContext(SaveBarLineContext)?.setLine;
  const shown = creating || dirty || saving || leaves;
  const note = invalid > 0 ? t('records.invalid', { count: invalid }) : dirty ? t('records.unsaved') : '';
  return (
    // The element that is read aloud is there before its text.
    <div className={shown ? `sheet save-bar${dirty ? ' dirty' : ''}` : undefined}>
      {shown && setLine !== undefined && <div ref={setLine} className="save-bar-line" />}
      <p className={invalid > 0 ? 'save-note wrong' : 'save-note'} aria-live="polite">
        {note}
      </p>
      {shown && (
        <>
          {(dirty || leaves) && (
            <Button color="inherit" disabled={saving} onClick={discard}>
              {t(leaves && !dirty ? 'records.cancel' : 'records.discard')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="contained" loading={saving} aria-keyshortcuts={saveKey}>
            {t('records.save')}
          </Button>
        </>
      )}
    </div>
  );
}
