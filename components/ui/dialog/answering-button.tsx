'use client';

import { Button, type ButtonProps } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

interface AnsweringButtonProps extends Omit<ButtonProps, 'variant' | 'size' | 'className'> {
  /** Looks disabled and can still be reached and pressed: it answers with what is missing. */
  isIdle: boolean;
}

/** The button that does what a dialog is for. */
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
