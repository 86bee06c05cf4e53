// Who greets: the group's name and a welcome, over what the business draws there.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useOrganizationName } from '#engine/web/session/use-organization-name.ts';
import { useWebParts } from '#engine/web/web-parts.ts';
import { copyright, Logo } from '#engine/web/shell/chrome/brand.tsx';

const Panel = styled('aside')({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: 'clamp(32px, 5vw, 64px)',
  color: '#f2f4fb',
  background: 'radial-gradient(120% 90% at 0% 0%, #34409f 0%, #1f2a6b 38%, #101828 82%)',
});

export function BrandPanel() {
  const text = useText();
  const organization = useOrganizationName();
  const { backdrop: Backdrop } = useWebParts();
  return (
    <Panel aria-label={organization}>
      {Backdrop && <Backdrop />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, position: 'relative' }}>
        <Logo size={40} />
        <Typography variant="h3" component="p">
          {organization}
        </Typography>
      </Box>
      <Box sx={{ position: 'relative', maxWidth: 460 }}>
        <Typography
          component="p"
          sx={{
            fontSize: 'clamp(2rem, 3.2vw, 2.75rem)',
            fontWeight: 680,
            lineHeight: 1.12,
            letterSpacing: '-0.03em',
            textWrap: 'balance',
          }}
        >
          {text('brand.welcome')}
        </Typography>
        <Typography sx={{ mt: 2.5, fontSize: '1.0625rem', color: '#c9d1ec' }}>{text('brand.lead')}</Typography>
      </Box>
      <Typography variant="caption" sx={{ position: 'relative', color: '#a9b4c9' }}>
        {copyright(organization)}
      </Typography>
    </Panel>
  );
}
