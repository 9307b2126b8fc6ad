import { classNames } from '@/components/ui/class-names';

export interface SkeletonProps {
  className?: string | undefined;
}

/** A grey shape in the size of what is coming; the container says that it is loading. */
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
