import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
    <Box component="footer" sx={{ bgcolor: 'background.default', color: 'text.secondary' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: footerHeight,
          px: { xs: 2, sm: 3, lg: 4 },
          width: '100%',
          maxWidth: contentWidth,
          mx: 'auto',
        }}
      >
        <Typography variant="caption">{copyright(organization)}</Typography>
      </Box>
    </Box>
  );
}
