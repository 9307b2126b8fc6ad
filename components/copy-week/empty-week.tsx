'use client';

import { weekStartSetting } from '@/lib/settings/calendar-settings';
import './empty-week.css';
import { CopyPlus, Keyboard } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import { weekCopySource } from '@/lib/shifts/copy/copy-week';
import { findLastPlannedWeek } from '@/lib/shifts/copy/last-planned-week';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { uiStore } from '@/stores/app/ui-store';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { openDialog } from '@/stores/ui/dialogs';
import { askGridStart } from '@/stores/ui/grid-use';
import { copyPlainly } from './copy-week';

/** Offers to copy the last planned week, or to type shifts. */
export function EmptyWeek({ firstDay }: { firstDay: LocalDate }) {
  const store = useScheduleStore();
  const t = useTranslations('copyWeek');
  const formats = useFormats();
  const weekStart = useSetting(weekStartSetting);
  const { shifts, employees } = useSchedule((state) => state.schedule);
  const before = useMemo(() => {
    const from = findLastPlannedWeek(shifts, firstDay, weekStart);
    return from && weekCopySource(shifts, employees.values(), from, weekStart);
  }, [shifts, employees, firstDay, weekStart]);
  if (!before || before.copyable.length === 0) return null;
  const from = before.firstDay;
  const startTyping = () => {
    // Opens the first cell, or on a phone the first day, once the view is rendered; with an empty team, the
    // form.
    if (employees.size === 0) openDialog({ name: 'addShift' });
    else {
      askGridStart('typing');
      uiStore.setWeekLayout('employee');
    }
  };
  return (
    <section aria-label={t('emptyWeek')} data-keep-clear="" className="empty-week">
      <p className="text-ink-2">{t('emptyWeek')}</p>
      <Button
        icon={<CopyPlus aria-hidden="true" />}
        onClick={() => {
          const isDone = copyPlainly(store, { from, weekStart, to: firstDay }, (count, weeks) =>
            t('done', { count, weeks }),
          );
          if (!isDone) openDialog({ name: 'copyWeek', from, to: firstDay });
          else document.getElementById('content')?.focus();
        }}
      >
        {t('copyFrom', {
          range: formats.dayRange(from, addDays(from, 6)),
          count: before.copyable.length,
        })}
      </Button>
      <Button variant="ghost" icon={<Keyboard aria-hidden="true" />} onClick={startTyping}>
        {t('startTyping')}
      </Button>
    </section>
  );
}
