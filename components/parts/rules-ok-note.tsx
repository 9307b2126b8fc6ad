import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

export function RulesOkNote({ children }: { children: ReactNode }) {
  return (
    <span
      data-status="Confirmed"
      className="flex items-start gap-1.5 text-xs font-medium text-status-text phone:text-[13px]"
    >
      <CircleCheck aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      {children}
    </span>
  );
}
