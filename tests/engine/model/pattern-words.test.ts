import { describe, expect, it } from 'vitest';
import { patternWords } from '#engine/model/pattern-words.ts';

describe('a pattern in words', () => {
  it.each([
    [String.raw`^\d{3}$`, { set: 'digits', more: '', length: '3' }],
    [String.raw`^\d{1,4}$`, { set: 'digits', more: '', length: '1–4' }],
    ['^[0-9X]$', { set: 'digits', more: 'X', length: '1' }],
    ['^[A-Z]{2}$', { set: 'letters', more: '', length: '2' }],
    ['^(?=.*[A-Z])[A-Z0-9 ]{1,13}$', { set: 'both', more: '␣', length: '1–13' }],
    ['^[A-Z0-9][A-Z0-9._-]{1,31}$', { set: 'both', more: '. _ -', length: '2–32' }],
  ])('says of %s which characters and how many', (pattern, words) => {
    expect(patternWords(pattern)).toEqual(words);
  });

  it.each(['^/', String.raw`^(19|20)\d{2}-`, '^[^/]{1,9}$', '^[A-HK-N]{8}$', String.raw`^[A-Z]\d$`])(
    'says nothing of %s',
    (pattern) => {
      expect(patternWords(pattern)).toBeUndefined();
    },
  );
});
