import { roleBook } from '@/lib/employees/roles/role-book';
import { kioskFirstDays, kioskWeeks } from '@/lib/kiosk/kiosk-weeks';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { openingHoursSetting, roleListSetting, weekStartSetting } from '@/lib/settings/calendar-settings';
import { holidaysSetting } from '@/lib/settings/holidays-setting';
import type { Setting } from '@/lib/settings/setting';
import { openingHoursOf, settingOf } from '@/lib/settings/settings-of';
import { businessNameSetting } from '@/lib/settings/team-settings';
import { tidyBusinessName } from '@/lib/share/business-name';
import { publishedWeekOf } from '@/lib/share/published-week';
import { type SharedWeek, withRoleNames } from '@/lib/share/shared-week';
import { deviceZone } from '@/lib/time/wall-clock';
import { zoneOf } from '@/lib/time/zone-choice';
import { persisted } from '@/stores/app/gateway';
import { languageStore } from '@/stores/app/language-store';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';

/** The published part of the visible weeks, in the form of the team link. */
function publishedNow(): readonly SharedWeek[] {
  const { schedule } = liveSchedule.getState();
  const { today, timezone } = uiStore.getState();
  const context = {
    schedule,
    openingHours: openingHoursOf(schedule),
    holidays: settingOf(schedule, holidaysSetting),
    language: languageStore.getState().language,
    today,
    zone: zoneOf(timezone) ?? deviceZone(),
    business: tidyBusinessName(settingOf(schedule, businessNameSetting)),
    // The kiosk shows no reminders.
    leadMinutes: 0,
  };
  const { customName } = roleBook(settingOf(schedule, roleListSetting));
  return kioskFirstDays(today, settingOf(schedule, weekStartSetting)).flatMap((firstDay) => {
    const week = publishedWeekOf(context, firstDay);
    return week ? [withRoleNames(week, customName)] : [];
  });
}

/**
 * Keeps the kiosk up to date while it is on: now, on each new day, and after a change of the publication.
 * Waits until all shifts are read, and skips identical writes. The returned function stops the updates.
 */
export function keepKiosk(): () => void {
  let isStopped = false;
  let isWaiting = false;
  let last: string | undefined;

  async function make(): Promise<void> {
    isWaiting = false;
    // With an incomplete schedule, the kiosk would lose shifts that it shows.
    if (isStopped || liveSchedule.getState().reading !== null || scheduleStorage.missingCount() > 0) return;
    if (!persisted.kiosk.latest()) return;
    const published = publishedNow();
    const text = JSON.stringify(published);
    // Most edits do not change the publication.
    if (text === last) return;
    last = text;
    const weeks = await kioskWeeks(published);
    if (isStopped || text !== last) return;
    const kept = persisted.kiosk.latest();
    if (kept && !isSameData(kept.weeks, weeks)) persisted.kiosk.set({ ...kept, weeks: [...weeks] });
  }

  function look(): void {
    if (isWaiting || !persisted.kiosk.get()) return;
    isWaiting = true;
    void scheduleStorage
      .whenAllRead()
      .then(make)
      .catch((error: unknown) => console.error('Kiosk: the weeks could not be updated.', error));
  }

  const stops = [
    persisted.kiosk.subscribe((kiosk) => {
      // Turning the kiosk off removed the text.
      if (!kiosk) last = undefined;
      else if (last === undefined) look();
    }),
    liveSchedule.subscribe(({ schedule, reading }, before) => {
      const { shifts, publication, unpublished, days } = before.schedule;
      const isOther =
        schedule.publication !== publication ||
        schedule.unpublished !== unpublished ||
        schedule.days !== days ||
        schedule.shifts !== shifts ||
        CONCERNED.some((setting) => settingOf(schedule, setting) !== settingOf(before.schedule, setting));
      if (isOther || reading !== before.reading) look();
    }),
    uiStore.subscribe((state, before) => {
      if (state.today !== before.today || state.timezone !== before.timezone) look();
    }),
    languageStore.subscribe(({ language }, before) => {
      if (language !== before.language) look();
    }),
  ];
  look();
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

const CONCERNED: readonly Setting[] = [
  openingHoursSetting,
  holidaysSetting,
  businessNameSetting,
  weekStartSetting,
  roleListSetting,
];
