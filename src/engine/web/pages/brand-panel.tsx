// Who greets: the group's name and a welcome, over a pattern of tickets.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useOrganizationName } from '#engine/web/session/use-organization-name.ts';
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
  return (
    <Panel aria-label={organization}>
      <Tickets />
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

const ticket =
  'M14 0H226a14 14 0 0 1 14 14V38a22 22 0 0 0 0 44V106a14 14 0 0 1-14 14H14A14 14 0 0 1 0 106V82a22 22 0 0 0 0-44V14A14 14 0 0 1 14 0Z';
const places = [
  { transform: 'translate(380 -30) rotate(18) scale(1.5)', opacity: 0.1 },
  { transform: 'translate(420 150) rotate(-12) scale(1.25)', opacity: 0.07 },
  { transform: 'translate(330 560) rotate(-16) scale(1.7)', opacity: 0.13 },
  { transform: 'translate(20 690) rotate(10) scale(1.2)', opacity: 0.07 },
] as const;

function Tickets() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 640 800"
      preserveAspectRatio="xMaxYMid slice"
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      {places.map(({ transform, opacity }) => (
        <g
          key={transform}
          transform={transform}
          fill="none"
          stroke="#aab6ff"
          strokeOpacity={opacity * 3}
          fillOpacity={opacity * 0.5}
        >
          <path d={ticket} fill="#aab6ff" strokeWidth="1.2" />
          <path d="M168 14V106" strokeWidth="3" strokeDasharray="0.1 9" strokeLinecap="round" />
        </g>
      ))}
    </Box>
  );
}
