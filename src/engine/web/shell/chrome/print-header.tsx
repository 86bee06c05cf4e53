import { useState } from 'react';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useOrganizationName } from '#engine/web/session/use-organization-name.ts';
import { usePrinting } from '#engine/web/theme/use-printing.ts';
import { Logo } from './brand.tsx';

/** Heads a printed page: whose it is, what it is, when it was printed. */
export function PrintHeader() {
  return usePrinting() ? <Header /> : null;
}

function Header() {
  const format = useFormat();
  // Drawn only while the page is printed.
  const [printedAt] = useState(() => new Date());
  const organization = useOrganizationName();
  const title = document.title.replace(` · ${organization}`, '');
  return (
    <div className="print-header">
      <Logo size={28} />
      <strong>{organization}</strong>
      <span className="note cut">{title}</span>
      <time>{format.dateTime(printedAt)}</time>
    </div>
  );
}
