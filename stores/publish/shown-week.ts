import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { countToPublish } from '@/lib/share/changes-in-days';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek, weekOf } from '@/lib/time/week';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';

/** The seven days from that one on. */
export function weekFrom(firstDay: LocalDate): DaySpan {
  return { from: firstDay, to: addDays(firstDay, 6) };
}

/** The week that the store shows: what Publish means without a choice. */
export function shownWeek(store: ScheduleStore): DaySpan {
  const { selectedDate, schedule } = store.getState();
  return weekFrom(startOfWeek(selectedDate, settingOf(schedule, weekStartSetting)));
}

/** The first day of the week that is shown. */
export function useShownWeekStart(): LocalDate {
  const weekStart = useSetting(weekStartSetting);
  return useSchedule(({ selectedDate }) => startOfWeek(selectedDate, weekStart));
}

/** How much publishing the shown week would tell the team of. */
export function useToPublish(): number {
  const weekStart = useSetting(weekStartSetting);
  return useSchedule(({ schedule, selectedDate }) =>
    countToPublish(schedule, weekOf(selectedDate, weekStart)),
  );
}

/** Whether there is anything of the shown week to publish: the same until that changes, whatever is edited. */
export function useHasToPublish(): boolean {
  const weekStart = useSetting(weekStartSetting);
  return useSchedule(
    ({ schedule, selectedDate }) => countToPublish(schedule, weekOf(selectedDate, weekStart)) > 0,
  );
}
