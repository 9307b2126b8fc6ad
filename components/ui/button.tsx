'use client';

import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'soft' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'dialog' | 'lg';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  /** Ignores clicks and shows a spinner, but keeps the focus. */
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
}

const variantClass: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-1 border-transparent font-semibold hover:bg-(--accent-hover)',
  outline:
    'bg-surface text-ink border-line-2 shadow-1 font-semibold hover:bg-[color-mix(in_oklab,var(--ink)_4%,var(--surface))]',
  ghost: 'border-transparent text-ink-2 font-medium hover:bg-hover hover:text-ink active:bg-pressed',
  soft: 'bg-accent-soft text-accent-ink border-transparent font-semibold hover:border-accent-line',
  danger: 'bg-danger text-on-danger shadow-1 border-transparent font-semibold hover:bg-(--danger-hover)',
};

const sizeClass: Record<ButtonSize, string> = {
  sm: 'min-h-7 px-2.5 rounded-card',
  md: 'min-h-8 px-3 rounded-control',
  dialog: 'min-h-9 px-3.5 rounded-control',
  lg: 'min-h-10 px-4 rounded-control',
};

const baseClass =
  'inline-flex items-center justify-center gap-1.5 border py-0.5 text-center text-sm motion focus-ring hit-44 ' +
  'phone:min-h-11 phone:rounded-box phone:px-4 [&>svg]:size-4 ' +
  'contrast:border-2 contrast:[&.button-outline]:border-line-strong contrast:[&.button-soft]:border-accent ' +
  'disabled:bg-fill disabled:text-ink-3 disabled:shadow-none disabled:border-transparent ' +
  'contrast:disabled:border-dashed contrast:disabled:border-line';

export function Button({
  variant = 'outline',
  size = 'md',
  icon,
  isPending = false,
  pendingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isPending || rest['aria-disabled']}
      aria-busy={isPending || undefined}
      onClick={handleClick}
      className={classNames(
        baseClass,
        `button-${variant}`,
        variantClass[variant],
        sizeClass[size],
        className,
      )}
    >
      {isPending ? <Spinner /> : icon}
      {isPending && pendingLabel ? pendingLabel : children}
    </button>
  );
}

/** Decorative: the text beside the spinner names the work in progress. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-3.5 shrink-0 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin"
    />
  );
}
