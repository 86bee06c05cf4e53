// The two panels of the pages before the session: brand at the left, the form at the right.
import type { ReactNode } from 'react';
import { useOrganizationName } from '#engine/web/session/use-organization-name.ts';
import { ColorSchemeMenu } from '#engine/web/shell/settings/color-scheme-menu.tsx';
import { Logo } from '#engine/web/shell/chrome/brand.tsx';
import { LanguageMenu } from '#engine/web/shell/settings/language-menu.tsx';
import { usePageTitle } from '#engine/web/kit/page-heading.tsx';
import { SlotTheme } from '#engine/web/theme/slot-theme.tsx';
import { BrandPanel } from './brand-panel.tsx';

interface EntranceFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function EntranceFrame({ title, lead, children }: EntranceFrameProps) {
  const organization = useOrganizationName();
  const heading = usePageTitle(title);
  return (
    <div className="entrance">
      <div className="entrance-side">
        <SlotTheme slot="navbar">
          <BrandPanel />
        </SlotTheme>
      </div>
      <div className="entrance-page">
        <div className="entrance-top">
          <div className="entrance-brand">
            <Logo size={36} />
            <strong>{organization}</strong>
          </div>
          <LanguageMenu />
          <ColorSchemeMenu />
        </div>
        <div className="entrance-middle">
          <div>
            <h1 tabIndex={-1} ref={heading}>
              {title}
            </h1>
            {lead !== undefined && <p className="entrance-lead">{lead}</p>}
            <div className="entrance-form">{children}</div>
          </div>
        </div>
      </div>
    </div>
  );
}
