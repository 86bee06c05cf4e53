// An order on paper: one page for the customer, which says so where it admits nobody. Only print shows it, and then it
// alone.
import { createPortal } from 'react-dom';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { useRecord } from '#engine/web/api/records.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { LinksOff } from '#engine/web/fields/reference-link.tsx';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useOrganizationName } from '#engine/web/session/use-organization-name.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { OrderLines } from './order-lines.tsx';
import { visitText } from './visit-text.ts';

const sheetClass = 'order-sheet';

/** All else leaves the paper, dialogs too. */
const paperOnly = {
  '@media screen': { [`.${sheetClass}`]: { display: 'none' } },
  '@media print': {
    [`body > *:not(.${sheetClass})`]: { display: 'none !important' },
    [`.${sheetClass}`]: { color: '#000', background: '#fff' },
  },
};

const facts = ['client', 'provider', 'ride', 'salesChannelId', 'purchaseDate'] as const;
/** Nobody is let in with an order in one of these states. */
const voidStates = ['pending', 'expired', 'cancelled'] as const;

const columns = ['quantity', 'unitPrice', 'lineTotal'] as const;

interface OrderSheetProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

export function OrderSheet({ entity, record }: OrderSheetProps) {
  return createPortal(
    <Box className={sheetClass}>
      <GlobalStyles styles={paperOnly} />
      <LinksOff value>
        <Sheet entity={entity} record={record} />
      </LinksOff>
    </Box>,
    document.body,
  );
}

function Sheet({ entity, record }: OrderSheetProps) {
  const t = useText();
  const format = useFormat();
  const organization = useOrganizationName();
  const visit = visitText(record, format);
  const voidState = voidStates.find((state) => state === record['status']);
  const isVoid = voidState !== undefined;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          borderBottom: '1px solid #999',
          pb: 1,
          mb: 2,
        }}
      >
        <Typography variant="h5" component="p">
          {organization}
        </Typography>
        <Typography variant="body2">
          {t(isVoid ? labelKeys.entity(entity.name, 'one') : 'orders.sheet.title')}
        </Typography>
      </Box>
      {voidState !== undefined && <VoidNotice status={voidState} />}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', gap: 3, mb: 2 }}>
        <Box>
          <Typography variant="caption" component="p">
            {t(labelKeys.field(entity.name, 'code'))}
          </Typography>
          <Typography
            component="p"
            sx={{ fontSize: '1.75rem', fontWeight: 700, letterSpacing: '0.08em', lineHeight: 1.1 }}
          >
            {String(record['code'])}
          </Typography>
        </Box>
        {visit !== '' && (
          <Box sx={{ textAlign: 'end' }}>
            <Typography variant="caption" component="p">
              {t(labelKeys.field(entity.name, 'visitDate'))}
            </Typography>
            <Typography component="p" sx={{ fontSize: '1.25rem', fontWeight: 650 }}>
              {visit}
            </Typography>
          </Box>
        )}
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 3, rowGap: 1, m: 0, mb: 2 }}
      >
        {['status', ...facts].map((name) => (
          <SheetFact key={name} entity={entity} record={record} name={name} />
        ))}
      </Box>
      <OrderLines entity={entity} record={record} columns={columns} />
      {!isVoid && <VoucherText record={record} />}
    </>
  );
}

/** A frame, not a colour: paper is often black and white. */
function VoidNotice({ status }: { readonly status: (typeof voidStates)[number] }) {
  const t = useText();
  return (
    <Typography
      component="p"
      sx={{
        border: '3px solid currentColor',
        px: 2,
        py: 1,
        mb: 2,
        textAlign: 'center',
        fontSize: '1.25rem',
        fontWeight: 700,
      }}
    >
      {t(`orders.sheet.void.${status}`)}
    </Typography>
  );
}

function SheetFact({ entity, record, name }: OrderSheetProps & { readonly name: string }) {
  const t = useText();
  const field = entity.fields.find((candidate) => candidate.name === name);
  const value = record[name];
  if (field === undefined || value === undefined) return null;
  const email = name === 'client' ? valueAt(value, 'email') : undefined;
  return (
    <div>
      <Typography component="dt" variant="caption">
        {t(labelKeys.field(entity.name, name))}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        <FieldCell shape={entity.name} field={field} value={value} container={record} />
        {typeof email === 'string' && <span> · {email}</span>}
      </Typography>
    </div>
  );
}

/** What the provider tells its visitors. */
function VoucherText({ record }: { readonly record: RecordValues }) {
  const t = useText();
  const { may } = useSession();
  const id = valueAt(record, 'provider.providerId');
  const provider = useRecord(
    { entity: 'provider' },
    typeof id === 'string' && may('provider', 'read') ? id : undefined,
  );
  const text = provider.data?.['voucherText'];
  if (typeof text !== 'string') return null;
  return (
    <Box sx={{ mt: 3, pt: 1.5, borderTop: '1px solid #999', breakInside: 'avoid' }}>
      <Typography variant="subtitle2" component="p">
        {t(labelKeys.field('provider', 'voucherText'))}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}
