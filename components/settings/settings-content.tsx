import type { ReactNode } from 'react';

/** The sections of the settings: one scrolling column, or two side by side on wide screens. */
export function SettingsContent({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 grow overflow-y-auto border-t border-line px-6 py-6 phone:px-4">
      <div className="grid max-w-xl grid-cols-1 items-start gap-8 xl:max-w-6xl xl:grid-cols-2 xl:grid-rows-[auto_auto_auto_auto_1fr]">
        {children}
      </div>
    </div>
  );
}
