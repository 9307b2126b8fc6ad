import { classNames } from '@/components/ui/class-names';
import { initials } from '@/lib/shifts/shift/display';

export interface AvatarProps {
  name: string;
  roleColor: string;
  size?: 22 | 28 | 30 | 36 | undefined;
  photo?: string | undefined;
}

const sizeClass = {
  22: 'size-5.5 text-[10px]',
  28: 'size-7 text-xs',
  30: 'size-7.5 text-xs',
  36: 'size-9 text-sm',
} as const;

/** Decorative: the name is beside the avatar. */
export function Avatar({ name, roleColor, size = 28, photo }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      data-role-color={roleColor}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full border bg-role-surface font-semibold text-role-text',
        'border-[color-mix(in_oklab,var(--role-edge)_32%,var(--role-surface))] contrast:border-role-edge',
        sizeClass[size],
      )}
    >
      {photo ? (
        <>
          <img src={photo} alt="" className="size-full rounded-full object-cover print:hidden" />
          {/* Prints have no pictures of people. */}
          <span className="hidden print:inline">{initials(name)}</span>
        </>
      ) : (
        initials(name)
      )}
    </span>
  );
}
