// Over a page of the development server: what is wrong with what was saved, while the last good version goes on below.
import { element } from './element.ts';
import { tell, updateTexts } from './page.ts';
import { channel, versionName, type Said, type SaidChange, type SaidTexts, type SaidVersion } from './said.ts';

const style = `
  :host { position: fixed; inset: auto 16px 16px 16px; z-index: 99999; display: block; max-width: 960px; margin: 0 auto; }
  section { max-height: 60vh; overflow: auto; padding: 16px 20px; border-radius: 8px; border-top: 4px solid #d32f2f;
    background: #1e1e1e; color: #f5f5f5; font: 14px/1.5 ui-monospace, monospace; box-shadow: 0 8px 32px #0008; }
  h2 { margin: 0 0 8px; font: 600 16px/1.4 system-ui, sans-serif; }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  li + li { margin-top: 8px; }
  ul { margin: 0; padding-left: 20px; }
  p { margin: 12px 0 0; font: 14px/1.5 system-ui, sans-serif; color: #ccc; }
  button { margin: 12px 8px 0 0; padding: 6px 14px; border: 0; border-radius: 4px; background: #ffb300; color: #000;
    font: 600 14px/1.5 system-ui, sans-serif; cursor: pointer; }
  button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
`;

const name = 'live-overlay';

customElements.define(
  name,
  class extends HTMLElement {
    show(said: Said): void {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const section = element('section');
      section.setAttribute('role', 'alert');
      section.append(...contentOf(said));
      root.replaceChildren(element('style', style), section);
    }
  },
);

function contentOf(said: Said): HTMLElement[] {
  const below = element('p', 'The last good version goes on being served.');
  if (said.kind === 'mistakes') {
    const list = element('ul');
    list.append(...said.mistakes.map(({ text }) => element('li', text)));
    return [element('h2', `${said.mistakes.length} to mend`), list, below];
  }
  if (said.kind === 'stopped')
    return [
      element('h2', 'This change is not applied yet'),
      element('pre', said.plan),
      ...said.steps.map(({ id, meaning }) => permitButton(id, meaning)),
      below,
    ];
  if (said.kind === 'warned')
    return [element('h2', 'Served; stored values do not pass it'), element('pre', said.findings), closeButton()];
  return [element('h2', 'The server does not start with this'), element('pre', textOf(said)), below];
}

function textOf(said: Said): string {
  return said.kind === 'failed' ? said.message : '';
}

function closeButton(): HTMLElement {
  const button = element('button', 'Close');
  button.addEventListener('click', () => document.querySelector(name)?.remove());
  return button;
}

function permitButton(id: string, meaning: string): HTMLElement {
  const button = element('button', `Permit ${id}`);
  button.title = meaning;
  button.addEventListener('click', () => import.meta.hot?.send(channel.permit, { ids: [id] }));
  return button;
}

function show(said: Said): void {
  const there = document.querySelector(name);
  if (said.kind === 'fine') return there?.remove();
  const shown = (there ?? document.body.appendChild(document.createElement(name))) as HTMLElement & {
    show(said: Said): void;
  };
  shown.show(said);
}

if (import.meta.hot) {
  import.meta.hot.on(channel.said, show);
  import.meta.hot.on(channel.texts, ({ file, texts }: SaidTexts) => updateTexts(file, texts));
  // Vite's channel keeps the order: what was handed on before is there.
  import.meta.hot.on(channel.changed, (change?: SaidChange) => tell(change?.versions));
  import.meta.hot.on('vite:ws:connect', () => import.meta.hot?.send(channel.ask, {}));
  const begun = document.querySelector<HTMLMetaElement>(`meta[name="${versionName}"]`)?.content;
  import.meta.hot.send(channel.ask, { version: Number(begun) } satisfies SaidVersion);
}
