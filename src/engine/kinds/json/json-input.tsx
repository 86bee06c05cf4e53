// The value as indented JSON, typed as text: what is no JSON stays as it was typed, and the check says what is wrong
// with it.
import FormHelperText from '@mui/material/FormHelperText';
import { deepestJson } from '#engine/model/json-limits.ts';
import { useLateTexts } from '#engine/web/i18n/use-late-texts.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import type { Spelling } from '../spelling.ts';
import type { WidgetProps } from '../view.ts';
import { readJson } from './read-json.ts';
import { unreadOf, writeUnread } from './unread-json.ts';

/** `depth`: how deep the value may be nested. */
export function jsonSpelling(depth: number): Spelling {
  return {
    write: (value) => unreadOf(value)?.text ?? (value === null ? '' : JSON.stringify(value, null, 2)),
    read: (text) => {
      const read = readJson(text, depth);
      return 'fault' in read ? writeUnread({ fault: read.fault, text }) : read.value;
    },
  };
}

export function JsonInput({ widget }: { readonly widget: WidgetProps }) {
  useLateTexts('json');
  const t = useText();
  const { field, partErrors } = widget;
  // The body of a request and what the field stands in are levels, too.
  const spelling = jsonSpelling(deepestJson - field.path.split('.').length);
  return (
    <>
      <SpelledInput widget={widget} spelling={spelling} rows={4} monospace />
      {Object.entries(partErrors).map(([name, message]) => (
        <FormHelperText
          key={name}
          error
          sx={{ mx: 1.75 }}
        >{`${t('common.label', { label: name })} ${message}`}</FormHelperText>
      ))}
    </>
  );
}
