// The text of the schemas under edit, by CodeMirror: one state a file, with completion and explanations by the JSON
// Schema that generate derives for editors.
import { json, jsonLanguage } from '@codemirror/lang-json';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension, type Text as Lines } from '@codemirror/state';
import { oneDark } from '@codemirror/theme-one-dark';
import { hoverTooltip } from '@codemirror/view';
import { basicSetup, EditorView } from 'codemirror';
import { jsonCompletion, jsonSchemaHover, stateExtensions, updateSchema } from 'codemirror-json-schema';
import type { SaidMistake } from '../said.ts';

type Place = SaidMistake['place'];

export interface Text {
  /** Shows a file: as it was left, else with this content. */
  readonly show: (file: string, content: string) => void;
  /** Gives a file this content, shown or not; nothing of it can be undone by a key. */
  readonly replace: (file: string, content: string) => void;
  /** Of a file that was shown. */
  readonly contentOf: (file: string) => string | undefined;
  /** Mistakes of the file that is shown. */
  readonly mark: (mistakes: readonly SaidMistake[]) => void;
  readonly goTo: (place: Place) => void;
}

/** `changed` is told of what is typed, not of what is shown. */
export function buildText(parent: HTMLElement, changed: (file: string, content: string) => void): Text {
  const states = new Map<string, EditorState>();
  let current = '';
  const view = new EditorView({
    parent,
    dispatch: (transaction) => {
      view.update([transaction]);
      states.set(current, view.state);
      if (transaction.docChanged) changed(current, view.state.doc.toString());
    },
  });
  const draw = (file: string, state: EditorState): void => {
    current = file;
    view.setState(state);
    schemaOf(file).then(
      (schema) => {
        if (current === file) updateSchema(view, schema);
      },
      (error: unknown) => console.error(error),
    );
  };
  const begin = (file: string, content: string): EditorState => {
    const state = EditorState.create({ doc: content, extensions: extensionsOf(file) });
    states.set(file, state);
    return state;
  };
  return {
    show: (file, content) => {
      if (file !== current) draw(file, states.get(file) ?? begin(file, content));
    },
    replace: (file, content) => {
      if (states.get(file)?.doc.toString() === content) return;
      const state = begin(file, content);
      if (file === current) draw(file, state);
    },
    contentOf: (file) => states.get(file)?.doc.toString(),
    mark: (mistakes) => {
      const found = mistakes.map(({ place, text }) => {
        const from = offsetOf(view.state.doc, place);
        const line = view.state.doc.lineAt(from);
        return { from, to: place === undefined ? from : line.to, severity: 'error' as const, message: text };
      });
      view.dispatch(setDiagnostics(view.state, found));
    },
    goTo: (place) => {
      const at = offsetOf(view.state.doc, place);
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      view.focus();
    },
  };
}

function extensionsOf(file: string): Extension {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return [
    basicSetup,
    json(),
    lintGutter(),
    jsonLanguage.data.of({ autocomplete: jsonCompletion() }),
    hoverTooltip(jsonSchemaHover()),
    stateExtensions(),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': file }),
    isDark ? oneDark : [],
  ];
}

/** src/generated/editor, as it was written last. */
async function schemaOf(file: string): Promise<Parameters<typeof updateSchema>[1]> {
  const name = /^(routes|navigation|roles)\.config\.json$/.exec(file)?.[1] ?? 'dialect';
  const answer = await fetch(`/generated/editor/${name}.json`);
  return (await answer.json()) as Parameters<typeof updateSchema>[1];
}

function offsetOf(lines: Lines, place: Place): number {
  if (place === undefined) return 0;
  const line = lines.line(Math.min(place.line, lines.lines));
  return Math.min(line.from + place.column - 1, line.to);
}
