import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';

const rowCount = 8;

interface ListSkeletonProps {
  readonly columns: number;
}

export function ListSkeleton({ columns }: ListSkeletonProps) {
  return (
    <DelayedSkeleton>
      {Array.from({ length: rowCount }, (_, row) => (
        <Box key={row} sx={{ display: 'flex', gap: 3, px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          {Array.from({ length: Math.min(columns, 6) }, (_unused, column) => (
            <Skeleton key={column} variant="text" sx={{ flex: column === 0 ? 2 : 1 }} />
          ))}
        </Box>
      ))}
    </DelayedSkeleton>
  );
}
