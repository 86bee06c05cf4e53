// The application in the place of the page that the server drew: nothing that was done with it is lost.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeOver } from '#engine/web/prerender/take-over.ts';

const html = `<main><label>Search <input type="search"></label><ul><li><a href="/1">Park</a></li>
  <li><button>Filter</button></li></ul></main>`;
let root: HTMLElement;
let heard: string[];

/** As the server drew it and src/engine/web/first-paint.js showed it. */
function shown(): EventTarget[] {
  root.innerHTML = html;
  const presses: EventTarget[] = [];
  globalThis.earlyAnswers = { language: 'pt', token: 'own', askedAt: 0, answers: new Map(), page: { presses } };
  return presses;
}

/** The application, which draws the same anew. */
const draw = (drawn = html) => {
  root.innerHTML = drawn;
  for (const type of ['click', 'input'])
    root.addEventListener(type, ({ target }) => {
      const element = target as HTMLInputElement;
      heard.push(`${type} ${element.tagName} ${element.value || element.textContent}`);
    });
};

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  heard = [];
});
afterEach(() => {
  root.remove();
  globalThis.earlyAnswers = undefined;
});

describe('what was done before the application was there', () => {
  it('is done with it, what was typed before what was pressed', () => {
    const presses = shown();
    const search = root.querySelector('input') as HTMLInputElement;
    search.focus();
    search.value = 'park';
    presses.push(root.querySelector('button') as HTMLElement, root.querySelector('a') as HTMLElement);
    takeOver(root, draw);
    const own = root.querySelector('input');
    expect(own).not.toBe(search);
    expect([own?.value, document.activeElement]).toEqual(['park', own]);
    expect(heard).toEqual(['input INPUT park', 'click BUTTON Filter', 'click A Park']);
  });

  it('is not done with something else that stands in its place', () => {
    const presses = shown();
    presses.push(root.querySelector('button') as HTMLElement, root.querySelector('a') as HTMLElement);
    takeOver(root, () => draw('<main><label></label><ul><li><a href="/2">Zoo</a></li></ul></main>'));
    expect(heard).toEqual([]);
  });

  it('is kept no longer', () => {
    shown();
    takeOver(root, draw);
    expect([globalThis.earlyAnswers?.isDrawn, globalThis.earlyAnswers?.page]).toEqual([true, undefined]);
  });

  it('is nothing where the server drew nothing', () => {
    takeOver(root, draw);
    expect([root.querySelectorAll('a').length, heard]).toEqual([1, []]);
  });
});
