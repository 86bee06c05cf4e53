// Below the heading of a customer: how far the deletion of his data is, the proof that it was done, and his data to
// hand over.
import Box from '@mui/material/Box';
import type { RecordPanelProps } from '#engine/web/panels/panel-props.ts';
import { DeletionProgress } from './deletion-progress.tsx';
import { ErasureProofPanel } from './erasure-proof-panel.tsx';
import { ExportButtons } from './export-buttons.tsx';

export function CustomerHeader({ record }: RecordPanelProps) {
  const state = record['deletionState'];
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      {state === 'requested' && <DeletionProgress record={record} />}
      {state === 'completed' ? <ErasureProofPanel record={record} /> : <ExportButtons record={record} />}
    </Box>
  );
}
