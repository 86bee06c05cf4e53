import { describe, expect, it } from 'vitest';
import { acceptOf, readStoredName, storedName } from '#engine/kinds/file/stored-name.ts';
import { hasFormat } from '#engine/model/formats.ts';

const id = '0198c0de-0000-7000-8000-000000000001';

describe('the value of a file', () => {
  it.each([
    ['foto.png', 'png', 'foto.png'],
    ['foto.PNG', 'png', 'foto.png'],
    ['foto.jpeg', 'jpg', 'foto.jpg'],
    ['foto', 'png', 'foto.png'],
    ['relatório v1.2', 'pdf', 'relatório v1.2.pdf'],
    ['C:\\Users\\ana\\contrato.pdf', 'pdf', 'contrato.pdf'],
    ['../../etc/passwd', 'txt', 'passwd.txt'],
    ['a.pdf.exe', 'pdf', 'a.pdf.exe.pdf'],
    ['.pdf', 'pdf', 'file.pdf'],
    ['... .png', 'png', 'file.png'],
    ['', 'png', 'file.png'],
    ['a\u0000b\u202Ec<d>.png', 'png', 'abcd.png'],
    ['e\u0301te\u0301.png', 'png', 'été.png'],
    ['💶'.repeat(200), 'png', undefined],
    ['\uD83D.png', 'png', undefined],
  ] as const)('is made of the name %j and the type %s', (given, type, name) => {
    const value = storedName(id, given, type);
    if (name !== undefined) expect(value).toBe(`${id}/${name}`);
    expect(hasFormat('stored-file', value), value).toBe(true);
    expect(value.isWellFormed()).toBe(true);
    expect(readStoredName(value)).toMatchObject({ id, type });
  });

  it.each(['', 'foto.png', `${id}/`, id, `${id}foto.png`, 5, null, undefined, { id }])('is not %j', (value) => {
    expect(readStoredName(value)).toBeUndefined();
  });

  it('whose name was blackened has no type', () => {
    expect(readStoredName(`${id}/█████`)).toEqual({ id, name: '█████', type: undefined });
  });
});

it('an input asks for the types and their other endings', () => {
  expect(acceptOf(['jpg', 'pdf'])).toBe('image/jpeg,application/pdf,.jpg,.pdf,.jpeg,.jpe');
});
