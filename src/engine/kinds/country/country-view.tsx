import { Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { locales } from '#engine/web/i18n/language-store.ts';
import { late } from '#engine/web/kit/late.tsx';
import { showText, type FieldView, type WidgetProps } from '../view.ts';

/** Which countries there are is known to the library of telephones. */
const CountryInput = late(async () => (await import('./country-input.tsx')).CountryInput);

function CountryWidget(widget: WidgetProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <CountryInput widget={widget} />
    </Suspense>
  );
}

export const country: FieldView = {
  show: (value, _field, { language }) => {
    const code = showText(value);
    return /^[A-Z]{2}$/.test(code)
      ? (new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code)
      : code;
  },
  Widget: CountryWidget,
  filter: 'value',
  width: 128,
};
