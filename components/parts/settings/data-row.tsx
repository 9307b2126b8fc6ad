import type { ReactNode } from 'react';

interface DataRowProps {
  title: string;
  hint: ReactNode;
  /** The actions, at the right or below. */
  children: ReactNode;
}

export function DataRow({ title, hint, children }: DataRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-52">
        <p className="font-medium">{title}</p>
        <div className="text-xs text-ink-2 phone:text-[13px]">{hint}</div>
      </div>
      {children}
    </div>
  );
}
