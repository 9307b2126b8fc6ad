import type { ReactNode } from 'react';

/** The sections of the settings: one scrolling column, or two on wide screens, with a section list except on phones. */
export function SettingsContent({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <div
      data-settings=""
      className="relative min-h-0 grow overflow-y-auto border-t border-line p-6 phone:px-4"
    >
      <div className="flex items-start gap-8">
        <div className="sticky top-0 w-48 shrink-0 phone:hidden">{list}</div>
        <div className="grid max-w-4xl min-w-0 grow grid-cols-1 items-start gap-8 xl:max-w-400 xl:grid-cols-2 xl:grid-rows-[auto_auto_1fr]">
          {children}
        </div>
      </div>
    </div>
  );
}
