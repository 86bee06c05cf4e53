// Which layer of the prices is seen: season and channel; and the bulk help.
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { seasons, type View } from './grid-types.ts';

interface GridBarProps {
  readonly view: View;
  readonly setView: (view: View) => void;
  readonly channels: readonly { readonly id: string; readonly name: string }[];
  readonly copy?: () => void;
}

export function GridBar({ view, setView, channels, copy }: GridBarProps) {
  const t = useText();
  const channelId = channels.some(({ id }) => id === view.salesChannelId) ? view.salesChannelId : undefined;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-start',
        '& > .MuiTextField-root': { flex: { xs: '1 1 100%', sm: '0 1 240px' } },
      }}
    >
      <TextField
        select
        size="small"
        id="price-season"
        label={t(labelKeys.field('productPrice', 'season'))}
        value={view.season}
        onChange={(event) => setView({ ...view, season: event.target.value as View['season'] })}
      >
        {seasons.map((season) => (
          <MenuItem key={season} value={season}>
            {t(labelKeys.option('productPrice', 'season', season))}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        id="price-channel"
        label={t(labelKeys.field('productPrice', 'salesChannelId'))}
        value={channelId ?? ''}
        onChange={({ target: { value } }) =>
          setView({ season: view.season, ...(value !== '' && { salesChannelId: value }) })
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('prices.everyChannel')}</MenuItem>
        {channels.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {copy !== undefined && (
        <Button variant="outlined" startIcon={<ContentCopy />} onClick={copy}>
          {t('prices.copy')}
        </Button>
      )}
    </Box>
  );
}
