// Free JSON (settings, client data): shown, never typed here.
import { showText, type CellProps, type FieldView } from '../view.ts';

function JsonCell({ value }: CellProps) {
  if (value === undefined) return null;
  return (
    <pre style={{ margin: 0, fontSize: '0.75rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}

export const json: FieldView = {
  show: (value) => (value !== null && typeof value === 'object' ? JSON.stringify(value) : showText(value)),
  Cell: JsonCell,
  Widget: null,
  filter: 'none',
};
