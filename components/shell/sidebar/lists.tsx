'use client';
import { Bookmark } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { isDayRead } from '@/lib/shifts/change/reading-progress';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCounted } from '@/lib/shifts/shift/shift';
import { isShownView } from '@/lib/shifts/views/saved-view';
import { weekOf } from '@/lib/time/week';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { openDialog } from '@/stores/ui/dialogs';
import { savedViews } from '@/stores/ui/saved-views';
import { useUi } from '@/stores/ui/use-ui';

export function SidebarLists() {
  return (
    <>
      <RoleCounts />
      <SavedViewLinks />
    </>
  );
}

/** With more roles, only roles that have a shift are listed. */
const MAX_LISTED = 12;

/** How many shifts of the shown week each role has. */
function RoleCounts() {
  const { colorOf, offered } = useRoleBook();
  const t = useTranslations('shell');
  const roleName = useRoleName();
  const index = useSchedule((state) => state.schedule.shifts);
  const selectedDate = useSchedule((state) => state.selectedDate);
  const weekStart = useSetting(weekStartSetting);
  const counts = useMemo(() => {
    const byRole = new Map<string, number>();
    for (const shift of weekOf(selectedDate, weekStart).flatMap((day) => shiftsOn(index, day))) {
      if (isCounted(shift)) byRole.set(shift.role, (byRole.get(shift.role) ?? 0) + 1);
    }
    return byRole;
  }, [index, selectedDate, weekStart]);
  const isRead = useSchedule(({ reading }) =>
    weekOf(selectedDate, weekStart).every((day) => isDayRead(reading, day)),
  );
  const shown = offered.length > MAX_LISTED ? offered.filter((role) => counts.has(role)) : offered;
  return (
    <section aria-label={t('rolesThisWeek')} className="mt-6 px-2">
      <h2 className="mb-1.5 text-xs font-medium text-ink-2">{t('rolesThisWeek')}</h2>
      <ul>
        {shown.map((role) => (
          <li key={role} data-role-color={colorOf(role)} className="flex h-7 items-center gap-2.5 text-ink-2">
            <span className="text-role-text">
              <RoleIcon role={role} size={16} />
            </span>
            <span className="grow">{roleName(role)}</span>
            <span className="tnum text-ink-3">{isRead ? (counts.get(role) ?? 0) : '…'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A click applies the view to the calendar. */
function SavedViewLinks() {
  const t = useTranslations('savedViews');
  const views = useUi((state) => state.savedViews);
  const currentView = useUi((state) => state.currentView);
  const filter = useUi((state) => state.filter);
  const pathname = usePathname();
  const router = useAppRouter();
  if (views.length === 0) return null;
  const open = (id: string) => {
    savedViews.openView(id);
    if (pathname !== '/') router.push('/');
  };
  return (
    <section aria-label={t('title')} className="mt-5 flex min-h-22 shrink flex-col">
      <div className="mb-1 flex items-center pr-1 pl-2">
        <h2 className="grow text-xs font-medium text-ink-2">{t('title')}</h2>
        <button
          type="button"
          aria-haspopup="dialog"
          className="focus-ring motion -my-1 min-h-6 rounded-card px-1.5 text-xs font-medium text-accent-text hover:bg-hover"
          onClick={() => openDialog({ name: 'savedViews' })}
        >
          {t('manage')}
        </button>
      </div>
      <ul className="-mx-1 min-h-0 overflow-y-auto px-1 py-0.5">
        {views.map((view) => {
          const isCurrent = pathname === '/' && isShownView(view, { currentView, filter });
          return (
            <li key={view.id}>
              <button
                type="button"
                aria-current={isCurrent || undefined}
                title={view.name}
                className={`focus-ring motion flex min-h-7 w-full items-center gap-2.5 rounded-control px-2 text-left ${
                  isCurrent ? 'bg-pressed font-medium text-ink' : 'text-ink-2 hover:bg-hover'
                }`}
                onClick={() => open(view.id)}
              >
                <Bookmark
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className={`size-4 shrink-0 ${isCurrent ? 'text-accent-text' : 'text-icon'}`}
                />
                <span className="truncate" dir="auto">
                  {view.name}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
