// Whom one may sign in as, one click an account.
import Box from '@mui/material/Box';
import { ChipButton } from '#engine/web/kit/chip.tsx';
import Typography from '@mui/material/Typography';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { DemoProps } from '#engine/web/module.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { demoEmail, demoPassword, offeredRoles } from '../accounts.ts';

export function DemoAccounts({ choose }: DemoProps) {
  const text = useText();
  return (
    <Box
      component="section"
      aria-label={text('demo.title')}
      sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" color="textSecondary">
        {text('demo.lead', { password: demoPassword })}
      </Typography>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offeredRoles.map((role) => (
          <ChipButton
            key={role}
            variant="outlined"
            label={text(labelKeys.role(role))}
            onClick={() => choose({ email: demoEmail(role), password: demoPassword })}
          />
        ))}
      </Box>
    </Box>
  );
}
