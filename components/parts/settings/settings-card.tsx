'use client';

import { type ReactNode, useId } from 'react';

interface SettingsCardProps {
  title: string;
  id?: string | undefined;
  className?: string;
  children: ReactNode;
}

export function SettingsCard({ title, id, className, children }: SettingsCardProps) {
  const headId = useId();
  return (
    <section id={id} aria-labelledby={headId} className={className}>
      <h2 id={headId} className="mb-3 text-md font-semibold">
        {title}
      </h2>
      <div className="flex flex-col divide-y divide-line rounded-popover border border-line-2 bg-surface px-5 py-1 *:py-3 phone:px-4">
        {children}
      </div>
    </section>
  );
}
