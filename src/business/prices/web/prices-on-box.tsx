// What the product costs on a day in a channel, and why: the saved prices, asked of the server that also prices orders.
import { useState } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hasFormat } from '#engine/model/formats.ts';
import type { Entity } from '#engine/model/entity.ts';
import { recordsKey } from '#engine/web/api/records.ts';
import { date as dateView } from '#engine/kinds/date/date-view.tsx';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { readPricesOn } from './price-calls.ts';
import { TypePriceRow } from './type-price-row.tsx';

interface PricesOnBoxProps {
  readonly entity: Entity;
  readonly productId: string;
  readonly channels: readonly { readonly id: string; readonly name: string }[];
}

export function PricesOnBox({ entity, productId, channels }: PricesOnBoxProps) {
  const t = useText();
  const format = useFormat();
  const [date, setDate] = useState(localToday);
  const [wanted, setWanted] = useState<string>();
  const salesChannelId = channels.find(({ id }) => id === wanted)?.id ?? channels[0]?.id;
  const isAsked = salesChannelId !== undefined && hasFormat('date', date);
  const answer = useQuery({
    queryKey: [recordsKey, 'product', 'price-in-force', productId, date, salesChannelId],
    queryFn: ({ signal }) => readPricesOn(productId, { date, salesChannelId: salesChannelId ?? '' }, signal),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  const { Widget } = dateView;
  const field = entity.fields.find(({ name }) => name === 'createdAt');
  const label = t('prices.on.date');
  return (
    <Paper variant="outlined" component="section" aria-labelledby="prices-on" sx={{ p: 2 }}>
      <Typography id="prices-on" variant="h6" component="h2">
        {isAsked ? t('prices.on.title', { date: format.date(date) }) : t('prices.on.untitled')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('prices.on.note')}
      </Typography>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '200px minmax(200px, 320px)' }, gap: 1.5, my: 2 }}
      >
        {Widget !== null && field !== undefined && (
          <Widget
            shape="productPrice"
            field={field}
            id="prices-on-date"
            label={label}
            hideLabel={false}
            value={date}
            onChange={(value) => setDate(typeof value === 'string' ? value : '')}
            required
            invalid={!hasFormat('date', date)}
            describedBy={undefined}
            partErrors={{}}
            valueOf={() => undefined}
          />
        )}
        <TextField
          select
          size="small"
          fullWidth
          id="prices-on-channel"
          label={t('prices.on.channel')}
          value={salesChannelId ?? ''}
          onChange={(event) => setWanted(event.target.value)}
          disabled={channels.length === 0}
        >
          {channels.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {channels.length === 0 && <Alert severity="info">{t('prices.on.noChannel')}</Alert>}
      {answer.isError && <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />}
      {answer.data !== undefined && isAsked && (
        <Box aria-live="polite" aria-busy={answer.isFetching}>
          {answer.data.closed.length > 0 && (
            <Alert severity="warning" style={{ marginBottom: 8 }}>
              {t('prices.on.closed', { why: answer.data.closed.map((why) => t(`prices.closed.${why}`)).join('; ') })}
            </Alert>
          )}
          <Typography variant="body2" color="textSecondary">
            {t(`prices.on.season.${answer.data.season}`)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {answer.data.types.map((type) => (
              <TypePriceRow
                key={type.productGridId}
                type={type}
                channel={channels.find(({ id }) => id === salesChannelId)?.name ?? ''}
              />
            ))}
          </Box>
        </Box>
      )}
    </Paper>
  );
}

/** The reader's day, by the clocks of where he is now: a formatter that is kept would stay where it was made. */
function localToday(): string {
  return new Intl.DateTimeFormat('sv-SE').format(Date.now());
}
