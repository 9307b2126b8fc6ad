import type { ReactNode } from 'react';

export interface KbdProps {
  children: ReactNode;
}

export function Kbd({ children }: KbdProps) {
  return (
    <kbd className="inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-flag border border-line-2 bg-surface px-1 font-sans text-xs text-ink-2">
      {children}
    </kbd>
  );
}
