import { classNames } from '@/components/ui/class-names';

export interface SkeletonProps {
  className?: string | undefined;
}

/** A grey placeholder in the size of the coming content; the container announces the loading. */
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
