import { classNames } from '@/components/ui/class-names';

export interface SkeletonProps {
  className?: string | undefined;
}

/** The container announces the loading. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'rounded-card bg-fill contrast:border contrast:border-dashed contrast:border-line',
        className,
      )}
    />
  );
}
