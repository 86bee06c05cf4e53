import { useOrganizationName } from '#engine/web/session/use-organization-name.ts';
import { copyright } from './brand.tsx';
import { footerHeight } from './measures.ts';

export function Footer({
  contentWidth,
}: {
  /** Widest the content gets, in pixels; the bar itself goes on. */ readonly contentWidth?: number | undefined;
}) {
  const organization = useOrganizationName();
  return (
    <footer className="footer">
      <div style={{ minHeight: footerHeight, maxWidth: contentWidth }}>{copyright(organization)}</div>
    </footer>
  );
}
