'use client';

import type { ReactNode } from 'react';
import { HeaderTools } from './header-tools';

interface PageProps {
  /** Contains the page's only h1. */
  heading: ReactNode;
  /** At the right of the bar, before the theme and Help. */
  actions?: ReactNode;
  /** On a phone the page's menu has the theme switch. */
  isThemeInMenu?: boolean;
  children: ReactNode;
}

export function Page({ heading, actions, isThemeInMenu, children }: PageProps) {
  return (
    <div className="flex min-h-0 grow flex-col">
      <header className="flex min-h-14 shrink-0 items-center gap-3 px-6 phone:gap-1 phone:pr-2 phone:pl-4 max-[359px]:flex-wrap max-[359px]:justify-end max-[359px]:py-1">
        <div className="flex min-w-0 grow items-center gap-3 phone:gap-1">{heading}</div>
        {actions}
        <HeaderTools isThemeInMenu={isThemeInMenu} />
      </header>
      <main id="content" tabIndex={-1} className="flex min-h-0 grow flex-col outline-none">
        {children}
      </main>
    </div>
  );
}
