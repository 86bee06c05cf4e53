// What a product lacks until it can be sold: the checks that its activation is refused by, each with the way to where it
// is mended.
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import { Link as RouterLink } from 'react-router-dom';
import type { EntityName } from '#generated/entities.ts';
import type { CheckAnswer } from '#engine/model/errors.ts';
import { useRecordActions } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Awaited } from '#engine/web/kit/together.tsx';
import { creates } from '#engine/web/record/new-record.ts';
import type { RecordPanelProps } from '#engine/web/panels/panel-props.ts';
import { useSession } from '#engine/web/session/use-session.ts';

interface Remedy {
  /** Tab of the product's page. */
  readonly tab: string;
  readonly entity: EntityName;
  readonly right: 'create' | 'update';
  /** A new record's dialog opens at once. */
  readonly opens?: true;
}

const remedies = {
  productTitle: { tab: 'texts', entity: 'product', right: 'update' },
  productType: { tab: 'types', entity: 'productGrid', right: 'create', opens: true },
  productPrice: { tab: 'prices', entity: 'productPrice', right: 'create' },
  productChannel: { tab: 'sale', entity: 'product', right: 'update' },
} as const satisfies Record<string, Remedy>;

export function ProductGuide({ entity, record }: RecordPanelProps) {
  const t = useText();
  const { data, isPending } = useRecordActions(entity.name, record.id, record.version);
  // Whoever may not put it on sale is told of no checks.
  const checks = data?.find(({ name }) => name === 'activate')?.checks ?? [];
  if (isPending) return <Awaited />;
  if (checks.length === 0) return null;
  const open = checks.filter(({ passed }) => !passed).length;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="product-guide" sx={{ px: 2, py: 1.5, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', mb: 1 }}>
        <Typography id="product-guide" component="h2" variant="subtitle1">
          {t('products.guide')}
        </Typography>
        <Typography variant="body2" color="textSecondary" role="status">
          {open === 0 ? t('products.guide.ready') : t('products.guide.missing', { count: open })}
        </Typography>
      </Box>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
        }}
      >
        {checks.map((check) => (
          <Step key={check.name} check={check} />
        ))}
      </Box>
    </Paper>
  );
}

function Step({ check: { name, message, passed } }: { readonly check: CheckAnswer }) {
  const t = useText();
  const { may } = useSession();
  const remedy: Remedy | undefined = isKnown(name) ? remedies[name] : undefined;
  const Icon = passed ? CheckCircle : Circle;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
      <Icon
        fontSize="small"
        color={passed ? 'success' : 'action'}
        style={{ marginTop: 2 }}
        titleAccess={t(passed ? 'records.check.passed' : 'records.check.open')}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" color={passed ? 'textSecondary' : 'textPrimary'}>
          {message}
        </Typography>
        {!passed && isKnown(name) && remedy !== undefined && may(remedy.entity, remedy.right) && (
          <Link
            component={RouterLink}
            to={{ search: `?tab=${remedy.tab}` }}
            state={remedy.opens ? creates(remedy.entity) : undefined}
            replace
            preventScrollReset
            variant="body2"
            sx={{ display: 'inline-block', minHeight: 24 }}
          >
            {t(`products.guide.${name}`)}
          </Link>
        )}
      </Box>
    </Box>
  );
}

function isKnown(name: string): name is keyof typeof remedies {
  return Object.hasOwn(remedies, name);
}
