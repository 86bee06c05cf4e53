// A ride that opens on no day yet: what is missing, and where it is added.
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Typography from '@mui/material/Typography';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useTab } from '#engine/web/record/use-tab.ts';

const needed = ['availabilities', 'timetables'] as const;
type Needed = (typeof needed)[number];

/** The lists that a ride lacks to open on any day. */
export function missingLists(record: Readonly<Record<string, unknown>>): readonly Needed[] {
  const has = (name: string) => Array.isArray(record[name]) && record[name].length > 0;
  return has('schedules') ? [] : needed.filter((name) => !has(name));
}

export function NoDays({ missing }: { readonly missing: readonly Needed[] }) {
  const t = useText();
  const [, setTab] = useTab();
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, px: 2, py: 6, textAlign: 'center' }}>
      <EventBusy color="action" style={{ fontSize: '2.5rem' }} />
      <Typography sx={{ fontWeight: 600 }}>{t('rides.empty')}</Typography>
      {missing.map((name) => (
        <Typography key={name} color="textSecondary" sx={{ maxWidth: '60ch' }}>
          {t(`rides.empty.${name}`)}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        {missing.map((name) => (
          <Button key={name} variant="outlined" onClick={() => setTab(name)}>
            {t(labelKeys.group('ride', name))}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
