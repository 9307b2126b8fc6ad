import { UserRoundPlus } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';

const sizeClass = { 22: 'size-5.5', 28: 'size-7', 36: 'size-9' } as const;

export function OpenMark({ size = 28 }: { size?: keyof typeof sizeClass | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full border border-dashed border-line-strong bg-surface text-icon',
        sizeClass[size],
      )}
    >
      <UserRoundPlus size={Math.round(size / 2)} strokeWidth={1.75} />
    </span>
  );
}
