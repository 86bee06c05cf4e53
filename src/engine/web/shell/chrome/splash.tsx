import { useText } from '#engine/web/i18n/use-text.ts';
import { markAddress } from './brand.tsx';

/** The same picture that index.html shows before the application is there. */
export function Splash() {
  const text = useText();
  return (
    <output className="splash" aria-label={text('common.loading')}>
      <img src={markAddress()} alt="" width="56" height="56" />
      <span className="splash-bar" aria-hidden="true" />
    </output>
  );
}
