// A page without chrome for whoever comes by a link: brand, language and colours above one sheet.
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useOrganizationName } from '#engine/web/session/use-organization-name.ts';
import { Logo } from '#engine/web/shell/chrome/brand.tsx';
import { ColorSchemeMenu } from '#engine/web/shell/settings/color-scheme-menu.tsx';
import { LanguageMenu } from '#engine/web/shell/settings/language-menu.tsx';

export function PlainFrame({ children }: { readonly children: ReactNode }) {
  const organization = useOrganizationName();
  return (
    <Box sx={{ flex: 1, minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: { xs: 2, sm: 3 } }}>
        <Logo size={36} />
        <Typography variant="h4" component="p" sx={{ ml: 0.5, flex: 1, minWidth: 0 }}>
          {organization}
        </Typography>
        <LanguageMenu />
        <ColorSchemeMenu />
      </Box>
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          alignContent: { xs: 'start', sm: 'center' },
          justifyItems: 'center',
          px: { xs: 1.5, sm: 4 },
          pb: { xs: 4, sm: 12 },
        }}
      >
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 600, p: { xs: 2.5, sm: 4 } }}>
          {children}
        </Paper>
      </Box>
    </Box>
  );
}
