import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useOrganizationName } from '#web/session/use-organization-name.ts';
import { copyright } from './brand.tsx';

export function Footer() {
  const organization = useOrganizationName();
  return (
    <Box component="footer" sx={{ px: { xs: 2, sm: 3, lg: 4 }, py: 2, bgcolor: 'background.default', color: 'text.secondary' }}>
      <Typography variant="caption">{copyright(organization)}</Typography>
    </Box>
  );
}
