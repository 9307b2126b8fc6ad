'use client';

import { countingSetting } from '@/lib/settings/calendar-settings';
import type { Setting, Settings } from '@/lib/settings/setting';
import type { SettingId } from '@/lib/settings/setting-record';
import { openingHoursOf, settingOf } from '@/lib/settings/settings-of';
import { coverageFilter, type MinutesOf, minutesCounter } from '@/lib/shifts/counting';
import type { DayFilter } from '@/lib/shifts/views/shift-filter';
import type { OpeningHours } from '@/lib/time/opening-hours';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** A business setting, or the result of `select`; the same value until the setting changes. */
export function useSetting<Id extends SettingId>(setting: Setting<Id>): Settings[Id];
export function useSetting<Id extends SettingId, Part>(
  setting: Setting<Id>,
  select: (value: Settings[Id]) => Part,
): Part;
export function useSetting<Id extends SettingId, Part>(
  setting: Setting<Id>,
  select?: (value: Settings[Id]) => Part,
) {
  return useSchedule(({ schedule }) => {
    const value = settingOf(schedule, setting);
    return select ? select(value) : value;
  });
}

/** The opening hours of weekdays and of single dates, or the result of `select`. */
export function useOpeningHours(): OpeningHours;
export function useOpeningHours<Part>(select: (hours: OpeningHours) => Part): Part;
export function useOpeningHours<Part>(select?: (hours: OpeningHours) => Part) {
  return useSchedule(({ schedule }) => {
    const hours = openingHoursOf(schedule);
    return select ? select(hours) : hours;
  });
}

/** How a shift counts in figures of hours; the same function until the setting changes. */
export function useMinutesOf(): MinutesOf {
  return useSetting(countingSetting, minutesCounter);
}

export function useCoverageFilter(): DayFilter {
  return useSetting(countingSetting, coverageFilter);
}
