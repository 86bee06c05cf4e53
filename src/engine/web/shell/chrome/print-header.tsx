import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pb: 1.5, mb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Logo size={28} />
      <Typography variant="h4" component="p">
        {organization}
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap sx={{ flex: 1 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <time>{format.dateTime(printedAt)}</time>
      </Typography>
    </Box>
  );
}
