import type { ReactNode } from 'react';

interface MoveStepProps {
  number: string;
  title: string;
  hint: string;
  children?: ReactNode;
}

/** One step of what to do, with its number before it. */
export function MoveStep({ number, title, hint, children }: MoveStepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="tnum flex size-6 shrink-0 items-center justify-center rounded-full bg-fill text-xs font-semibold text-ink-2"
      >
        {number}
      </span>
      <div className="flex min-w-0 grow flex-col gap-2.5 pt-0.5">
        <div>
          <p className="font-medium">{title}</p>
          <p className="text-xs wrap-break-word text-ink-2 phone:text-[13px]">{hint}</p>
        </div>
        {children}
      </div>
    </li>
  );
}
