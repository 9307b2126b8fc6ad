import { BarChart3, CalendarDays, Settings, Users } from 'lucide-react';
import { PANEL_PATHS } from '@/lib/panel-paths';

/** The links of the sidebar and the bottom bar, in the order of the bottom bar. */
export const NAV_ITEMS = [
  { id: 'calendar', href: '/', icon: CalendarDays, isInSidebar: true, tutorialStep: 'calendar' },
  {
    id: 'employees',
    href: '/employees',
    icon: Users,
    isInSidebar: true,
    tutorialStep: 'employee-management',
  },
  {
    id: 'insights',
    href: PANEL_PATHS.insights,
    icon: BarChart3,
    isInSidebar: false,
    tutorialStep: 'insights',
  },
  { id: 'settings', href: '/settings', icon: Settings, isInSidebar: true, tutorialStep: undefined },
] as const;

/** Ignores a trailing slash. */
export function isCurrentPage(href: string, pathname: string): boolean {
  return (pathname.replace(/\/+$/, '') || '/') === href;
}
