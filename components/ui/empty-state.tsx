import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  description?: string | undefined;
  action?: ReactNode;
  tone?: 'neutral' | 'danger' | undefined;
  className?: string | undefined;
}

export function EmptyState({
  icon,
  title,
  description,
  action,
  tone = 'neutral',
  className,
}: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center px-6 py-6 text-center', className)}>
      <span
        aria-hidden="true"
        data-status={tone === 'danger' ? 'Canceled' : undefined}
        className={classNames(
          'inline-flex size-10 items-center justify-center rounded-full contrast:border-2 contrast:border-line-strong [&>svg]:size-5',
          tone === 'danger' ? 'bg-status-surface text-status-text' : 'bg-fill text-icon',
        )}
      >
        {icon}
      </span>
      <p className="mt-3 text-sm font-semibold text-ink">{title}</p>
      {description && (
        <p className="mt-0.5 max-w-80 text-xs text-balance text-ink-2 phone:text-[13px]">{description}</p>
      )}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
