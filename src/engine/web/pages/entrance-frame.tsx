// The two panels of the pages before the session: brand at the left, the form at the right.
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(380px, 5fr) 7fr' },
        minHeight: '100dvh',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <SlotTheme slot="navbar">
          <BrandPanel />
        </SlotTheme>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: { xs: 2, sm: 3 } }}>
          <Box sx={{ display: { xs: 'flex', md: 'none' }, alignItems: 'center', gap: 1.5 }}>
            <Logo size={36} />
            <Typography variant="h4" component="p">
              {organization}
            </Typography>
          </Box>
          <Box sx={{ flex: 1 }} />
          <LanguageMenu />
          <ColorSchemeMenu />
        </Box>
        <Box
          sx={{
            flex: 1,
            display: 'grid',
            alignContent: { xs: 'start', sm: 'center' },
            justifyItems: 'center',
            px: { xs: 2.5, sm: 4 },
            pt: { xs: 4, sm: 0 },
            pb: { xs: 6, sm: 12 },
          }}
        >
          <Box sx={{ width: '100%', maxWidth: 400 }}>
            <Typography variant="h1" tabIndex={-1} ref={heading} sx={{ fontSize: '1.875rem' }}>
              {title}
            </Typography>
            {lead !== undefined && (
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {lead}
              </Typography>
            )}
            <Box sx={{ mt: 4 }}>{children}</Box>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
