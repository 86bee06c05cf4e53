import { Chip } from '#engine/web/kit/chip.tsx';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { PriceType } from './grid-types.ts';

/** What is special about a type: half price by law, no longer sold. */
export function TypeMarks({ type }: { readonly type: PriceType }) {
  const t = useText();
  return (
    <>
      {type.halfPrice && (
        <Chip
          size="small"
          variant="outlined"
          label={t(labelKeys.field('productGrid', 'halfPrice'))}
          style={{ marginInlineStart: 8, height: 20 }}
        />
      )}
      {type.status !== 'active' && (
        <Chip
          size="small"
          variant="outlined"
          label={t(labelKeys.option('productGrid', 'status', 'inactive'))}
          style={{ marginInlineStart: 8, height: 20 }}
        />
      )}
    </>
  );
}
