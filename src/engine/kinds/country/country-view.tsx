import { regionNames } from '#engine/model/intl.ts';
import { locales } from '#engine/web/i18n/language-store.ts';
import { lateWidget } from '../late-widget.tsx';
import { showText, type FieldView } from '../view.ts';

export const country: FieldView = {
  show: (value, _field, { language }) => {
    const code = showText(value);
    return /^[A-Z]{2}$/.test(code) ? (regionNames(locales[language]).of(code) ?? code) : code;
  },
  // Which countries there are is known to the library of telephones.
  Widget: lateWidget(async () => (await import('./country-input.tsx')).CountryInput),
  filter: 'value',
  width: 128,
};
