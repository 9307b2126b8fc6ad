import { Skeleton } from '@/components/ui/loading/skeleton';

const ROWS = [0, 1, 2, 3];

/** Shown until the messages and the week are loaded. */
export function StaffSkeleton() {
  return (
    <div className="mx-auto flex max-w-280 flex-col gap-4 p-4" aria-busy="true">
      <title>Brigade</title>
      <Skeleton className="h-7 w-60" />
      <Skeleton className="h-11 w-full max-w-90" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-18 w-full max-w-90" />
      ))}
    </div>
  );
}
