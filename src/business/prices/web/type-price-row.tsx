// One type in the preview: its price, the reason in words, the prices that lost, and warnings.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import WarningAmber from '@mui/icons-material/WarningAmber';
import type { PriceWarning, PricePeriod, ShownPrice, TypePrice } from '../prices-on.ts';
import { useFormat, type Formatters } from '#engine/web/i18n/use-format.ts';
import { useText, type Text } from '#engine/web/i18n/use-text.ts';
import { showText } from '#engine/kinds/view.ts';

interface TypePriceRowProps {
  readonly type: TypePrice;
  readonly channel: string;
}

export function TypePriceRow({ type, channel }: TypePriceRowProps) {
  const t = useText();
  const format = useFormat();
  const { price, because, others = [], notSold, warnings } = type;
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {type.name}
        </Typography>
        <Typography
          component="span"
          sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          color={price === undefined ? 'textSecondary' : undefined}
        >
          {price === undefined ? t('prices.notSold') : amount(price, 'salesPrice', format)}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {notSold !== undefined
          ? t(`prices.notSold.${notSold}`, { channel })
          : because && reasonOf(because, channel, { t, format })}
        {price !== undefined && detailOf(price, { t, format })}
      </Typography>
      {warnings.map((warning) => (
        <Typography key={warning.name} variant="body2" sx={{ display: 'flex', gap: 0.5 }}>
          <WarningAmber fontSize="small" color="warning" />
          {warningText(warning, { t, format }, currencyOf(price))}
        </Typography>
      ))}
      {others.length > 0 && (
        <Box component="details" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content' }}>
            {t('prices.others', { count: others.length })}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {others.map(({ price: other, validity, lostBy }) => (
              <li key={showText(other['id'])}>
                {t('prices.other', {
                  price: amount(other, 'salesPrice', format),
                  terms: termsOf(other, validity, { t, format }),
                  lost: t(`prices.lost.${lostBy}`),
                })}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

interface Words {
  readonly t: Text;
  readonly format: Formatters;
}

function currencyOf(price: ShownPrice | undefined): string | undefined {
  return showText(price?.['currency']) || undefined;
}

function amount(price: ShownPrice, name: string, format: Formatters): string {
  const value = price[name];
  return typeof value === 'number' ? format.money(value, currencyOf(price)) : showText(value);
}

function reasonOf(
  { channel, validity, season }: NonNullable<TypePrice['because']>,
  channelName: string,
  words: Words,
): string {
  const parts = [
    ...(channel ? [words.t('prices.because.channel', { channel: channelName })] : []),
    ...(validity === undefined ? [] : [words.t('prices.because.validity', periodText(validity, words))]),
    ...(season === undefined ? [] : [words.t(`prices.because.season.${season}`)]),
  ];
  return parts.length === 0
    ? words.t('prices.because.default')
    : words.t('prices.because', {
        reasons: new Intl.ListFormat(words.format.locale, { type: 'conjunction' }).format(parts),
      });
}

/** Full price, transfer and fee, as far as the reader sees them. */
function detailOf(price: ShownPrice, { t, format }: Words): string {
  const fee = price['serviceFeePercentage'];
  const parts = [
    ...(price['fullPrice'] === price['salesPrice'] || price['fullPrice'] === undefined
      ? []
      : [t('prices.detail.full', { price: amount(price, 'fullPrice', format) })]),
    ...(price['transferValue'] === undefined
      ? []
      : [t('prices.detail.transfer', { price: amount(price, 'transferValue', format) })]),
    ...(typeof fee === 'number' ? [t('prices.detail.fee', { fee: format.percentage(fee) })] : []),
  ];
  return parts.map((part) => ` · ${part}`).join('');
}

function termsOf(price: ShownPrice, validity: PricePeriod | undefined, { t, format }: Words): string {
  const parts = [
    ...(price['salesChannelId'] === undefined ? [] : [t('prices.terms.channel')]),
    ...(validity === undefined ? [] : [periodText(validity, { t, format }).name]),
    ...(price['season'] === 'high' || price['season'] === 'low' ? [t(`prices.terms.${price['season']}`)] : []),
  ];
  return parts.length === 0 ? t('prices.column.default') : parts.join(', ');
}

function periodText({ name, validFrom, validTo }: PricePeriod, { format }: Words) {
  return { name, from: format.date(validFrom), to: format.date(validTo) };
}

function warningText(warning: PriceWarning, { t, format }: Words, currency: string | undefined): string {
  if (warning.name === 'noMargin') return t('prices.warning.noMargin');
  return t('prices.warning.halfPriceOf', {
    limit: format.money(warning.limit, currency),
    adult: format.money(warning.adultPrice, currency),
  });
}
