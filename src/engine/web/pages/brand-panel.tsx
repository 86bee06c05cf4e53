// Who greets: the group's name and a welcome, over what the business draws there.
import { useText } from '#engine/web/i18n/use-text.ts';
import { useOrganizationName } from '#engine/web/session/use-organization-name.ts';
import { useWebParts } from '#engine/web/web-parts.ts';
import { copyright, Logo } from '#engine/web/shell/chrome/brand.tsx';

export function BrandPanel() {
  const text = useText();
  const organization = useOrganizationName();
  const { backdrop: Backdrop } = useWebParts();
  return (
    <aside className="brand-panel" aria-label={organization}>
      {Backdrop && <Backdrop />}
      <div className="entrance-brand">
        <Logo size={40} />
        <strong>{organization}</strong>
      </div>
      <div className="brand-welcome">
        <p>{text('brand.welcome')}</p>
        <p>{text('brand.lead')}</p>
      </div>
      <small>{copyright(organization)}</small>
    </aside>
  );
}
