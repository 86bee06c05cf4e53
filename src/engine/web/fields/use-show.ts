import { useCallback, useMemo } from 'react';
import type { Field } from '#engine/model/entity.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { ShowContext } from '#engine/kinds/view.ts';
import { fieldViews } from '#engine/kinds/views.ts';

/** Text of any field's value in the reader's language. */
export function useShow(shape: string): ShowContext['show'] {
  const showOf = useShowOf();
  return useMemo(() => showOf(shape), [showOf, shape]);
}

/** The same for several shapes. */
export function useShowOf(): (shape: string) => ShowContext['show'] {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  return useCallback(
    (shape) => {
      const show = (field: Field, value: unknown): string =>
        fieldViews[field.kind].show(value, field, { shape, language, t, format, show });
      return show;
    },
    [language, t, format],
  );
}
