import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { countToPublish } from '@/lib/share/changes-in-days';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek, weekOf } from '@/lib/time/week';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';

export function weekFrom(firstDay: LocalDate): DaySpan {
  return { from: firstDay, to: addDays(firstDay, 6) };
}

/** The days that Publish publishes if the person chooses none. */
export function shownWeek(store: ScheduleStore): DaySpan {
  const { selectedDate, schedule } = store.getState();
  return weekFrom(startOfWeek(selectedDate, settingOf(schedule, weekStartSetting)));
}

export function useShownWeekStart(): LocalDate {
  const weekStart = useSetting(weekStartSetting);
  return useSchedule(({ selectedDate }) => startOfWeek(selectedDate, weekStart));
}

/** How many changes publishing the shown week would send to the team. */
export function useToPublish(): number {
  const weekStart = useSetting(weekStartSetting);
  return useSchedule(({ schedule, selectedDate }) =>
    countToPublish(schedule, weekOf(selectedDate, weekStart)),
  );
}

/** Unlike `useToPublish`, does not re-render on each edit. */
export function useHasToPublish(): boolean {
  const weekStart = useSetting(weekStartSetting);
  return useSchedule(
    ({ schedule, selectedDate }) => countToPublish(schedule, weekOf(selectedDate, weekStart)) > 0,
  );
}
