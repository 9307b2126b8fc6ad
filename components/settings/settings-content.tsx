import type { ReactNode } from 'react';

/** The sections of the settings, under one another in one scrolling column. */
export function SettingsContent({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 grow overflow-y-auto border-t border-line px-6 py-6 phone:px-4">{children}</div>
  );
}
