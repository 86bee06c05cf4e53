import Box from '@mui/material/Box';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';

/** Height of a chart and of what stands in its place, in pixels. */
export const chartHeight = 280;

/** Where charts will be: nothing moves when they come. */
export function ChartSkeleton({ count = 1, bare = false }: { readonly count?: number; readonly bare?: boolean }) {
  const t = useText();
  return (
    <Box
      component="output"
      aria-busy="true"
      aria-label={t('common.loading')}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: count === 2 ? '1fr 1fr' : '1fr' } }}
    >
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={chartHeight + (bare ? 0 : 96)} />
      ))}
    </Box>
  );
}
