'use client';

import { type LucideIcon, Rows3, UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmployeeGrid } from '@/components/calendar/view-parts';
import { readPlatform } from '@/components/ui/page/platform';
import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { WEEK_LAYOUTS, type WeekLayout } from '@/lib/shifts/views/calendar-view';
import { ariaKeys, keyHint } from '@/lib/shortcuts/key-names';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';

const ICONS: Readonly<Record<WeekLayout, LucideIcon>> = { day: Rows3, employee: UsersRound };

/** Switches between by day and by employee, beside the tabs in the week view. */
export function WeekLayoutSwitch() {
  const t = useTranslations('calendar');
  const isWeek = useUi((state) => state.currentView === 'weekly');
  const layout = useUi((state) => state.weekLayout);
  if (!isWeek) return null;
  return (
    <fieldset aria-label={t('weekLayout')} className="ml-2 flex min-w-0 gap-0.5">
      {WEEK_LAYOUTS.map((value) => {
        const Icon = ICONS[value];
        const label = t(value === 'day' ? 'byDay' : 'byEmployee');
        return (
          <Tooltip key={value} content={label} shortcut={keyHint('weekLayout', readPlatform())}>
            <button
              type="button"
              aria-pressed={value === layout}
              aria-keyshortcuts={ariaKeys('weekLayout', readPlatform())}
              className="focus-ring motion inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded-control px-2.5 font-medium whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink aria-pressed:bg-fill aria-pressed:text-ink contrast:aria-pressed:bg-ink contrast:aria-pressed:text-canvas"
              onPointerEnter={EmployeeGrid.preload}
              onFocus={EmployeeGrid.preload}
              onClick={() => uiStore.setWeekLayout(value)}
            >
              <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
              <span className={value === layout ? 'truncate' : 'max-xl:sr-only'}>{label}</span>
            </button>
          </Tooltip>
        );
      })}
    </fieldset>
  );
}
