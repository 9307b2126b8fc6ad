'use client';

import { CalendarDays, CalendarRange, Check, type LucideIcon, UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Celebration } from '@/components/ui/celebration';
import { useFormats } from '@/components/ui/use-formats';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { dayTotals } from '@/lib/shifts/views/day-totals';
import { weekOf } from '@/lib/time/week';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { endPublishCelebration } from '@/stores/publish/publish-schedule';

/** Full-page message that the schedule is published; any key or click ends it. */
export function PublishCelebration() {
  const t = useTranslations('publish');
  const formats = useFormats();
  const { schedule, selectedDate } = scheduleStore.getState();
  const days = weekOf(selectedDate, uiStore.getState().weekStart);
  const shifts = days.flatMap((day) => shiftsOn(schedule.shifts, day));
  const { headCount } = dayTotals(shifts);
  const [first = selectedDate, last = selectedDate] = [days[0], days.at(-1)];
  return (
    <Celebration
      icon={<Check strokeWidth={2.5} />}
      title={t('celebrationTitle')}
      message={t('celebration')}
      keyHint={t('anyKey')}
      tapHint={t('tap')}
      onEnd={endPublishCelebration}
    >
      <ul className="mt-2 flex flex-wrap justify-center gap-2">
        <Figure icon={CalendarDays} text={t('shifts', { count: shifts.length })} />
        <Figure icon={UsersRound} text={t('people', { count: headCount })} />
        <Figure icon={CalendarRange} text={formats.dayRange(first, last)} />
      </ul>
    </Celebration>
  );
}

function Figure({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="tnum inline-flex min-h-8 items-center gap-2 rounded-control border border-line-2 bg-surface px-3 font-medium text-ink-2">
      <Icon aria-hidden="true" className="size-4 text-icon" strokeWidth={1.75} />
      {text}
    </li>
  );
}
