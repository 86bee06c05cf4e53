import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';

const rowCount = 8;

interface ListSkeletonProps {
  readonly columns: number;
}

export function ListSkeleton({ columns }: ListSkeletonProps) {
  return (
    <DelayedSkeleton>
      {Array.from({ length: rowCount }, (_, row) => (
        <div key={row} className="skeleton-row">
          {Array.from({ length: Math.min(columns, 6) }, (_unused, column) => (
            <Skeleton key={column} style={{ flex: column === 0 ? 2 : 1 }} />
          ))}
        </div>
      ))}
    </DelayedSkeleton>
  );
}
