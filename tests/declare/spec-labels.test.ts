import { expect, describe, it } from 'vitest';
import cases from './spec-labels.json' with { type: 'json' };
import { fieldAt } from './read-declared.ts';

interface Case {
  readonly entity: string;
  /** The specification's word; absent where it names a key or a language only. */
  readonly label?: string;
  readonly path: string;
  readonly option?: string;
}

const plain = (text: string) => text.toLowerCase().replaceAll(' / ', '/');

describe('every label of the specification', () => {
  it.each(cases as readonly Case[])('$entity has $path $option', ({ entity, label, path, option }) => {
    const field = fieldAt(entity, path);
    const text = option === undefined ? field?.['x-label'] : (field?.['x-options'] ?? {})[option];
    expect(text).toBeDefined();
    if (label !== undefined) expect(plain(text?.en ?? '')).toBe(plain(label));
  });
});
