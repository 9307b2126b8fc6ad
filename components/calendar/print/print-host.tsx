'use client';

import { usePathname } from 'next/navigation';
import { useIsWeekRead } from '@/components/calendar/toolbar/until-read';
import { useIsOnboardingShown } from '@/stores/first-use/onboarding';
import { PrintedView } from './printed-view';
import { useIsPrinting } from './use-is-printing';

/** The shown view as a document while the page is printed; whatever else is marked to be printed goes first. */
export function PrintHost() {
  const isCalendar = usePathname() === '/';
  const isGuided = useIsOnboardingShown();
  const isRead = useIsWeekRead();
  const isPrinting = useIsPrinting();
  return isPrinting && isCalendar && !isGuided && isRead && <PrintedView />;
}
