import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assemble } from '#engine/build/assemble.ts';
import { checkProduct, printProduct, productOf } from '#engine/compile/product.ts';
import { root } from './project-root.ts';

const icd = { id: 'icd', name: 'ICD' };

describe('what the product is called', () => {
  it.each([
    [
      { name: 'ticket-office', organization: icd },
      { name: 'ticket-office', title: 'Ticket office', organization: icd },
    ],
    [{ name: '@acme/lib.v2' }, { name: 'lib.v2', title: 'Lib v2', organization: { id: 'lib-v2', name: 'Lib v2' } }],
    [{}, { name: 'back-office', title: 'Back office', organization: { id: 'back-office', name: 'Back office' } }],
    [
      { name: 'shop', organization: { name: 'Loja' } },
      { name: 'shop', title: 'Shop', organization: { id: 'shop', name: 'Loja' } },
    ],
  ])('follows from package.json: %j', (content, product) => {
    expect(productOf(content)).toEqual(product);
    expect(checkProduct(productOf(content))).toEqual([]);
    expect(printProduct(productOf(content)).text).toContain(`name: '${product.name}'`);
  });

  it.each([
    [{ name: "it's" }, '/name', `"it's" is none`],
    [{ name: 'shop', organization: { id: 'Of Us' } }, '/organization/id', '"Of Us" is no id'],
    [{ name: 'shop', organization: { id: 7 } }, '/organization/id', '7 is no id'],
    [{ name: 'shop', organization: { name: ' ' } }, '/organization/name', '" " is no name'],
  ])('is refused where it is none: %j', (content, pointer, found) => {
    expect(checkProduct(productOf(content)).map((mistake) => [mistake.pointer, mistake.found])).toContainEqual([
      pointer,
      found,
    ]);
  });

  it('is of a project on the engine its own', () => {
    const folder = mkdtempSync(join(tmpdir(), 'library-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    assemble(root, join(root, 'examples/library'), join(folder, 'Our library'));
    const content = JSON.parse(readFileSync(join(folder, 'Our library/package.json'), 'utf8'));
    expect(productOf(content)).toEqual({
      name: 'our-library',
      title: 'Our library',
      organization: { id: 'our-library', name: 'Our library' },
    });
    expect(content.scripts.start).toContain('scripts/start.ts');
  });
});
