// The proof that nothing personal is left of an erased customer: looked for when he was erased, and again now.
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { useErasureProof, type ErasureProof } from './customer-calls.ts';

export function ErasureProofPanel({ record }: { readonly record: RecordValues }) {
  const t = useText();
  const proof = useErasureProof(record);
  if (proof.isPending) return <DelayedSkeleton />;
  if (proof.isError) return <ErrorPanel error={proof.error} retry={() => void proof.refetch()} />;
  const { personalDataLeft: left } = proof.data;
  const Icon = left === 0 ? VerifiedUser : ReportProblem;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="erasure-proof" sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Icon aria-hidden color={left === 0 ? 'success' : 'error'} />
        <Box role="status" sx={{ flex: '1 1 240px' }}>
          <Typography id="erasure-proof" component="h2" variant="subtitle1">
            {t('customers.proof.left', { count: left })}
          </Typography>
          <Dates proof={proof.data} />
        </Box>
        <Button size="small" loading={proof.isFetching} onClick={() => void proof.refetch()}>
          {t('customers.proof.again')}
        </Button>
      </Box>
      <Tables proof={proof.data.atCompletion ?? proof.data} />
    </Paper>
  );
}

function Dates({ proof: { checkedAt, atCompletion } }: { readonly proof: ErasureProof }) {
  const t = useText();
  const { dateTime } = useFormat();
  return (
    <Typography variant="body2" color="textSecondary">
      {atCompletion !== undefined &&
        `${t('customers.proof.atCompletion', { at: dateTime(atCompletion.checkedAt) })} · `}
      {t('customers.proof.checked', { at: dateTime(checkedAt) })}
    </Typography>
  );
}

function Tables({ proof: { tables } }: { readonly proof: ErasureProof }) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        style={{ marginTop: 4 }}
      >
        {t('customers.proof.tables', { count: tables.length })}
      </Button>
      <Collapse in={open} id={id} unmountOnExit>
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 1,
            display: 'grid',
            gridTemplateColumns: { sm: 'minmax(140px, 25%) 1fr' },
            columnGap: 2,
            rowGap: 0.5,
            fontSize: '0.8125rem',
          }}
        >
          {tables.map(({ table, columns }) => (
            <Box key={table} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {table}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                {columns.join(', ')}
              </Box>
            </Box>
          ))}
        </Box>
      </Collapse>
    </>
  );
}
