'use client';

import { Button, type ButtonProps } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

interface AnsweringButtonProps extends Omit<ButtonProps, 'variant' | 'size' | 'className'> {
  /** Looks disabled but stays focusable: a press shows the missing fields. */
  isIdle: boolean;
}

export function AnsweringButton({ isIdle, ...props }: AnsweringButtonProps) {
  return (
    <Button
      {...props}
      variant="primary"
      size="dialog"
      className={classNames(isIdle && 'bg-fill! text-ink-2! shadow-none!')}
    />
  );
}
