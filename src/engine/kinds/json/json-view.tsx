// Free JSON (settings, client data): shown indented, typed as text.
import { lateWidget } from '../late-widget.tsx';
import { showText, type CellProps, type FieldView } from '../view.ts';
import { unreadOf } from './unread-json.ts';

function JsonCell({ value }: CellProps) {
  if (value === undefined) return null;
  return (
    <pre style={{ margin: 0, fontSize: '0.75rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {unreadOf(value)?.text ?? JSON.stringify(value, null, 2)}
    </pre>
  );
}

export const json: FieldView = {
  show: (value) =>
    value !== null && typeof value === 'object' ? JSON.stringify(value) : (unreadOf(value)?.text ?? showText(value)),
  Cell: JsonCell,
  Widget: lateWidget(async () => (await import('./json-input.tsx')).JsonInput),
  filter: 'none',
};
