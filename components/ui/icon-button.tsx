'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Tooltip } from './tooltip/tooltip';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name; also the tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md' | undefined;
  tooltip?: boolean | undefined;
  /** Keys shown in the tooltip, such as "⇧N". */
  shortcut?: string | undefined;
}

export function IconButton({
  label,
  icon,
  size = 'md',
  tooltip = true,
  shortcut,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center text-icon motion focus-ring hit-44',
        'hover:bg-hover hover:text-ink active:bg-pressed aria-expanded:bg-hover aria-expanded:text-ink',
        'disabled:bg-transparent disabled:text-line-strong contrast:disabled:text-line',
        size === 'sm' ? 'size-7 rounded-card [&>svg]:size-4' : 'size-8 rounded-control [&>svg]:size-4.5',
        'phone:[&>svg]:size-5',
        className,
      )}
    >
      {icon}
    </button>
  );
  return tooltip ? (
    <Tooltip content={label} shortcut={shortcut}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
