import type { TextKey } from '#engine/web/i18n/text-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useDirection } from '#engine/web/theme/direction.tsx';

const other: Readonly<Partial<Record<TextKey, TextKey>>> = {
  'layout.side.left': 'layout.side.right',
  'layout.side.right': 'layout.side.left',
  'layout.leftSidePanel': 'layout.rightSidePanel',
  'layout.rightSidePanel': 'layout.leftSidePanel',
};

/** Texts that name sides as they are seen: a mirrored interface has on the right what is set to the left. */
export function useSideText(): (key: TextKey) => string {
  const text = useText();
  const direction = useDirection();
  return (key) => text((direction === 'rtl' ? other[key] : undefined) ?? key);
}
