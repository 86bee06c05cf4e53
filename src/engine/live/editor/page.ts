// The editor of schemas in development: their text on one side; list and form as they would be on the other, on a copy of
// the rows. What comes of it is a patch; nothing is saved from here.
import './page.css';
import { element } from '../element.ts';
import { draftChannel, type DraftEdit, type DraftFile, type DraftState } from './messages.ts';
import { buildText, type Text } from './text.ts';

type Finding = 'problems' | 'plan' | 'patch';
type Shown = 'list' | 'form';

/** Drafts that the server loses when it ends, kept until the tab is closed. */
const keptKey = 'schema-drafts';
const typingMs = 250;

let files: readonly DraftFile[] = [];
let state: DraftState | undefined;
let chosen = new URLSearchParams(window.location.search).get('file') ?? '';
let finding: Finding = 'problems';
let shown: Shown = 'list';
/** Address that the preview was last led to. */
let led = '';
const timers = new Map<string, number>();

const choice = element('select', '', { ariaLabel: 'Schema file' });
const status = element('span', '', { className: 'status', role: 'status' });
const copy = element('button', 'Copy patch', { type: 'button' });
const download = element('button', 'Download patch', { type: 'button' });
const discard = element('button', 'Discard edits of this file', { type: 'button' });
const editorPlace = element('div', '', { className: 'text' });
const note = element('small');
const findingPanel = element('div', '', { role: 'tabpanel', tabIndex: 0 });
const frame = element('iframe', '', { title: 'Preview' });
const findingTabs = tabs<Finding>('What the draft does', ['problems', 'plan', 'patch'], (name) => {
  finding = name;
  drawFindings();
});
const shownTabs = tabs<Shown>('Screen of the preview', ['list', 'form'], (name) => {
  shown = name;
  lead();
  drawTabs();
});
const text: Text = buildText(editorPlace, (file, content) => {
  keep(file, content);
  window.clearTimeout(timers.get(file));
  timers.set(
    file,
    window.setTimeout(() => edit(file, content), typingMs),
  );
});

draw();

function draw(): void {
  const header = element('header');
  header.append(element('h1', 'Edit the schemas'), choice, copy, download, discard, status);
  const main = element('main');
  const findings = element('div', '', { className: 'findings' });
  findings.append(findingTabs.bar, findingPanel);
  main.append(editorPlace, findings);
  const preview = element('section');
  shownTabs.bar.prepend(element('strong', 'Preview'));
  shownTabs.bar.append(note);
  preview.append(shownTabs.bar, frame);
  document.body.append(header, main, preview);
  note.textContent = 'on a copy of the rows; sensitive values are masked';
  choice.addEventListener('change', () => choose(choice.value));
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(state?.patch ?? '');
    status.textContent = 'Copied. Apply it with: git apply schemas.patch';
  });
  download.addEventListener('click', () => {
    const link = element('a', '', {
      href: URL.createObjectURL(new Blob([state?.patch ?? ''], { type: 'text/x-patch' })),
      download: 'schemas.patch',
    });
    link.click();
    URL.revokeObjectURL(link.href);
    status.textContent = 'Apply it with: git apply schemas.patch';
  });
  discard.addEventListener('click', () => {
    const saved = fileOf(chosen)?.saved;
    if (saved === undefined) return;
    text.replace(chosen, saved);
    keep(chosen, saved);
    edit(chosen, saved);
  });
  drawState();
}

function drawState(): void {
  status.textContent = state?.working ?? 'Waiting for the development server…';
  const hasPatch = state !== undefined && state.patch !== '';
  copy.disabled = !hasPatch;
  download.disabled = !hasPatch;
  discard.disabled = text.contentOf(chosen) === fileOf(chosen)?.saved;
  text.mark(state?.mistakes.filter(({ file }) => file === chosen) ?? []);
  drawFindings();
  drawTabs();
  lead();
}

function drawTabs(): void {
  const problems = (state?.mistakes.length ?? 0) + (state?.failure ? 1 : 0);
  findingTabs.draw(finding, {
    problems: problems === 0 ? 'Problems' : `Problems (${problems})`,
    plan: state?.isRisky ? 'Plan (risky)' : 'Plan',
    patch: 'Patch',
  });
  shownTabs.draw(shown, { list: 'List', form: 'New record' });
}

function drawFindings(): void {
  findingPanel.replaceChildren(...(finding === 'problems' ? problems() : [planOrPatch(finding)]));
  drawTabs();
}

function problems(): HTMLElement[] {
  const { mistakes = [], failure = '', working = '' } = state ?? {};
  if (mistakes.length > 0) {
    const list = element('ul');
    list.append(
      ...mistakes.map(({ file, place, text: said }) => {
        const item = element('li');
        const button = element('button', said, { type: 'button', className: 'bad' });
        button.addEventListener('click', () => {
          choose(file);
          text.goTo(place);
        });
        item.append(button);
        return item;
      }),
    );
    return [list];
  }
  if (failure !== '') return [element('pre', failure, { className: 'bad' })];
  return working === ''
    ? [element('span', 'No problem: the preview is as the draft says.', { className: 'good' })]
    : [];
}

function planOrPatch(name: 'plan' | 'patch'): HTMLElement {
  const said = state?.[name] ?? '';
  if (said === '')
    return element('span', state?.patch ? 'There is no plan while there are problems.' : 'Nothing is edited yet.');
  return element('pre', said, { className: name === 'plan' && state?.isRisky ? 'warn' : '' });
}

function choose(file: string): void {
  if (fileOf(file) === undefined) return;
  chosen = file;
  choice.value = file;
  history.replaceState(null, '', `?file=${encodeURIComponent(file)}`);
  const own = fileOf(file);
  text.show(file, text.contentOf(file) ?? own?.draft ?? own?.saved ?? '');
  drawState();
}

/** Leads the preview to the screen that is chosen, once; what is clicked there stays. */
function lead(): void {
  const pages = state?.pages[fileOf(chosen)?.entity ?? ''];
  const to = pages?.[shown];
  if (state?.preview === undefined || (to === undefined && led !== '')) return;
  const address = `${state.preview}${to ?? '/'}`;
  if (address === led) return;
  led = address;
  const entering = encodeURIComponent(
    JSON.stringify({ kept: Object.fromEntries(Object.entries(localStorage)), to: to ?? '/' }),
  );
  // The same page with another hash would not be loaded.
  frame.src = `${state.preview}/enter?${encodeURIComponent(to ?? '/')}#${entering}`;
}

function edit(file: string, content: string): void {
  import.meta.hot?.send(draftChannel.edit, { file, text: content } satisfies DraftEdit);
}

function fileOf(name: string): DraftFile | undefined {
  return files.find(({ file }) => file === name);
}

type Kept = Readonly<Record<string, { readonly saved: string; readonly draft: string }>>;

function kept(): Kept {
  return JSON.parse(sessionStorage.getItem(keptKey) ?? '{}') as Kept;
}

function keep(file: string, draft: string): void {
  const { saved = '' } = fileOf(file) ?? {};
  const { [file]: _, ...others } = kept();
  sessionStorage.setItem(keptKey, JSON.stringify(saved === draft ? others : { ...others, [file]: { saved, draft } }));
}

function take(sent: readonly DraftFile[]): void {
  const isFirst = files.length === 0;
  const before = files;
  files = isFirst ? sent : merged(files, sent);
  const entity = new URLSearchParams(window.location.search).get('entity');
  if (isFirst) {
    for (const [file, { saved, draft }] of Object.entries(kept()))
      if (fileOf(file)?.saved === saved && fileOf(file)?.draft === undefined) {
        text.replace(file, draft);
        edit(file, draft);
      }
    chosen = fileOf(chosen)?.file ?? files.find((file) => file.entity === entity)?.file ?? files[0]?.file ?? '';
  }
  choice.replaceChildren(
    ...files.map(({ file, isOvertaken }) =>
      element('option', isOvertaken ? `${file} (saved elsewhere since it was edited)` : file, { value: file }),
    ),
  );
  // What others saved or edited is shown where nobody has typed here since.
  for (const { file, saved, draft } of sent) {
    const known = before.find((one) => one.file === file);
    if (known !== undefined && text.contentOf(file) === (known.draft ?? known.saved))
      text.replace(file, draft ?? saved);
  }
  choose(chosen);
}

function merged(known: readonly DraftFile[], sent: readonly DraftFile[]): readonly DraftFile[] {
  const others = sent.filter(({ file }) => !known.some((one) => one.file === file));
  return [...known.map((one) => sent.find(({ file }) => file === one.file) ?? one), ...others];
}

interface Tabs<Name extends string> {
  readonly bar: HTMLElement;
  readonly draw: (selected: Name, labels: Readonly<Record<Name, string>>) => void;
}

function tabs<Name extends string>(label: string, names: readonly Name[], select: (name: Name) => void): Tabs<Name> {
  const bar = element('div', '', { className: 'bar', role: 'tablist', ariaLabel: label });
  const buttons = names.map((name) => {
    const button = element('button', name, { type: 'button', role: 'tab' });
    button.addEventListener('click', () => select(name));
    return button;
  });
  bar.append(...buttons);
  return {
    bar,
    draw: (selected, labels) =>
      buttons.forEach((button, index) => {
        const name = names[index] as Name;
        button.textContent = labels[name];
        button.ariaSelected = String(name === selected);
      }),
  };
}

if (import.meta.hot) {
  import.meta.hot.on(draftChannel.files, take);
  import.meta.hot.on(draftChannel.state, (sent: DraftState) => {
    state = sent;
    drawState();
  });
  import.meta.hot.send(draftChannel.open, {});
}
