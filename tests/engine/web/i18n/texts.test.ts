import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import en from '#engine/web/i18n/texts/shell.en.json' with { type: 'json' };
import fr from '#engine/web/i18n/texts/shell.fr.json' with { type: 'json' };
import pt from '#engine/web/i18n/texts/shell.pt.json' with { type: 'json' };
import { createI18n, loadRest } from '#engine/web/i18n/i18n.ts';
import { createFormatters } from '#engine/web/i18n/use-format.ts';

describe('the texts of the shell', () => {
  it('are the same set in each language', () => {
    expect(Object.keys(en)).toEqual(Object.keys(pt));
    expect(Object.keys(fr)).toEqual(Object.keys(pt));
  });

  it("keep the specification's words", () => {
    expect([
      pt['session.expired'],
      pt['session.denied'],
      pt['session.tokenLoginFailed'],
      pt['session.unknownEmail'],
    ]).toEqual([
      'O token expirou',
      'Acesso negado',
      'Falha no login com token',
      'Conta de e-mail inexistente no sistema',
    ]);
    expect([pt['user.profile'], pt['user.logout'], pt['search.placeholder'], pt['search.none']]).toEqual([
      'Meu perfil',
      'Logout',
      'Localizar',
      'Não encontrado...',
    ]);
    expect([en['favourites.search'], en['favourites.none'], en['logout.title'], en['confirm.delete']]).toEqual([
      'Search for an app or page',
      'No results..',
      'Logging out..',
      'Do you really want to delete?',
    ]);
  });
});

describe('the texts behind the sign-in', () => {
  it('are added once, whoever asks for them and however they came', async () => {
    const guest = await createI18n('pt');
    expect(guest.exists('records.create')).toBe(false);
    const toGuest = vi.spyOn(guest, 'addResourceBundle');
    await Promise.all([loadRest(guest, 'pt'), loadRest(guest, 'pt')]);
    await loadRest(guest, 'pt');
    expect(guest.exists('records.create')).toBe(true);
    const whole = await createI18n('pt', { whole: true });
    expect(whole.exists('records.create')).toBe(true);
    const toWhole = vi.spyOn(whole, 'addResourceBundle');
    await loadRest(whole, 'pt');
    // Texts, and the mark that they are there.
    expect([toGuest, toWhole].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
  });
});

describe('what is written between two texts', () => {
  it('is a text too: French has a space before its colon', async () => {
    const french = await createI18n('fr', { whole: true });
    expect(french.t('common.label', { label: 'Total' })).toBe('Total\u00a0:');
    const sources = ['src/engine/web', 'src/engine/kinds', 'src/business'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && (folder !== 'src/business' || /(^|\/)web\//.test(name)))
        .map((name) => `${folder}/${name}`),
    );
    expect(sources.length).toBeGreaterThan(400);
    // A value, a colon, and what is said of it: in a template, and between elements.
    expect(sources.filter((file) => /\}: \$\{|\)\}:(?: ?[{<]|$)/m.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('the formats', () => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');

  it('write money as the language does', () => {
    expect(plain(createFormatters('pt').money(123_450))).toBe('R$ 1.234,50');
    expect(plain(createFormatters('fr').money(123_450))).toBe('1 234,50 R$');
    expect(plain(createFormatters('en').money(123_450))).toBe('R$1,234.50');
  });

  it('write a day so that no reader takes the day for the month', () => {
    expect(createFormatters('pt').date('2026-12-05')).toBe('05/12/2026');
    expect(createFormatters('en').date('2026-12-05')).toBe('05 Dec 2026');
    expect(createFormatters('fr').date('2026-12-05')).toBe('05/12/2026');
    expect(createFormatters('pt').dateAt('2026-12-05', '09:00')).toBe('05/12/2026, 09:00');
    expect(createFormatters('fr').dateAt('2026-12-05', '09:00')).toBe('05/12/2026 09:00');
    expect(createFormatters('fr').dateAt('2026-12-05', undefined)).toBe('05/12/2026');
  });

  it('write an instant in the given zone', () => {
    expect(createFormatters('pt').dateTime('2026-12-05T01:30:00Z', 'America/Sao_Paulo')).toBe('04/12/2026, 22:30');
  });

  it('write basis points as percent, and know that a million is many', () => {
    expect(plain(createFormatters('fr').percentage(1050))).toBe('10,5 %');
    expect(createFormatters('pt').plural(1_000_000)).toBe('many');
    expect(createFormatters('fr').plural(1_000_000)).toBe('many');
  });
});
