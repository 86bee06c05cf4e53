// Below the heading of a customer: that nothing is sold to him, what he bought, how far the deletion of his data is, the proof that it was done, and his data to
// hand over.
import Box from '@mui/material/Box';
import type { RecordPanelProps } from '#engine/web/panels/panel-props.ts';
import { BlockedNotice } from './blocked-notice.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { DeletionProgress } from './deletion-progress.tsx';
import { ErasureProofPanel } from './erasure-proof-panel.tsx';
import { ExportButtons } from './export-buttons.tsx';

export function CustomerHeader({ record }: RecordPanelProps) {
  const state = record['deletionState'];
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <BlockedNotice record={record} />
      {state !== 'completed' && <CustomerFacts record={record} />}
      {state === 'requested' && <DeletionProgress record={record} />}
      {state === 'completed' ? <ErasureProofPanel record={record} /> : <ExportButtons record={record} />}
    </Box>
  );
}
