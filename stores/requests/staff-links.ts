import { findEmployeeByName } from '@/lib/employees/employee';
import { roleBook } from '@/lib/employees/roles/role-book';
import type { Language } from '@/lib/i18n/language';
import { leadMinutesOf } from '@/lib/notifications/reminders';
import { answersFor } from '@/lib/requests/inbox/decided';
import { answersSuffix } from '@/lib/requests/links/answers';
import { roleListSetting, weekStartSetting } from '@/lib/settings/calendar-settings';
import { holidaysSetting } from '@/lib/settings/holidays-setting';
import { openingHoursOf, settingOf } from '@/lib/settings/settings-of';
import { businessNameSetting } from '@/lib/settings/team-settings';
import { tidyBusinessName } from '@/lib/share/business-name';
import { publishedWeekOf } from '@/lib/share/published-week';
import { type SharedWeek, withRoleNames } from '@/lib/share/shared-week';
import { staffLink, weekOfOwnLink } from '@/lib/share/staff-link';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { LocalDate } from '@/lib/time/local-date';
import { deviceZone } from '@/lib/time/wall-clock';
import { startOfWeek } from '@/lib/time/week';
import { zoneOf } from '@/lib/time/zone-choice';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { linkIdentity } from './workplace';

const appLocation = () => ({
  origin: window.location.origin,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
});

/** The team link, with the roles in the week. Rejects if the week is too large. */
export async function createTeamLink(week: SharedWeek): Promise<string> {
  return staffLink(week, { identity: await linkIdentity() }, appLocation());
}

/** A personal link: the person's shifts, open shifts, the code that verifies a reply, and decisions. */
export async function createPersonalLink(
  week: SharedWeek,
  name: string,
  { employees, requests }: Pick<Schedule, 'employees' | 'requests'>,
): Promise<string> {
  const employee = findEmployeeByName(employees.values(), name);
  const identity = await linkIdentity(employee?.id);
  const answers = employee ? await answersSuffix(answersFor(requests, employee.id, Date.now())) : '';
  return staffLink(weekOfOwnLink(week, name), { identity, answers }, appLocation());
}

/** The published week that contains the day, with the business's role names; undefined if it is not published. */
export function publishedWeekOn(date: LocalDate, language: Language): SharedWeek | undefined {
  const { schedule } = liveSchedule.getState();
  const { today, timezone } = uiStore.getState();
  const week = publishedWeekOf(
    {
      schedule,
      openingHours: openingHoursOf(schedule),
      holidays: settingOf(schedule, holidaysSetting),
      language,
      today,
      zone: zoneOf(timezone) ?? deviceZone(),
      business: tidyBusinessName(settingOf(schedule, businessNameSetting)),
      leadMinutes: leadMinutesOf(notificationsStore.getState().preferences),
    },
    startOfWeek(date, settingOf(schedule, weekStartSetting)),
  );
  return week && withRoleNames(week, roleBook(settingOf(schedule, roleListSetting)).customName);
}
