import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface BadgeProps {
  tone?: 'neutral' | 'role' | 'status' | 'danger' | undefined;
  roleColor?: string | undefined;
  status?: string | undefined;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

const toneClass = {
  neutral: 'bg-fill text-ink-2 contrast:border contrast:border-line-strong',
  role: 'bg-role-surface text-role-text contrast:border contrast:border-role-edge',
  status: 'bg-status-surface text-status-text contrast:border contrast:border-status-edge',
  danger: 'bg-danger text-on-danger font-semibold',
} as const;

export function Badge({
  tone = 'neutral',
  roleColor = 'gray',
  status = '',
  icon,
  children,
  className,
}: BadgeProps) {
  return (
    <span
      data-role-color={tone === 'role' ? roleColor : undefined}
      data-status={tone === 'status' ? status : undefined}
      className={classNames(
        'inline-flex min-h-5 w-fit max-w-full items-center gap-1 rounded-flag px-1.5 py-0.5 text-xs font-medium [&>svg]:size-3.5',
        toneClass[tone],
        className,
      )}
    >
      {icon}
      <span className="line-clamp-2 min-w-0 wrap-break-word">{children}</span>
    </span>
  );
}
