import { readBackup, writeBackup } from '@/lib/saved-data/backup/backup';
import { readEmployee } from '@/lib/saved-data/records/stored-records';
import { openingHoursSetting } from '@/lib/settings/calendar-settings';
import { limitsSetting } from '@/lib/settings/rule-settings';
import { readSetting } from '@/lib/settings/setting';
import { settingRecords } from '@/lib/settings/write-setting';
import type { OpeningHours } from '@/lib/time/opening-hours';
import { accepted, clock, employeeOf } from '@/tests/support/records';
import { NOTHING, SAVED_AT } from '@/tests/support/storage/backups';

const HOURS: OpeningHours = {
  days: [
    { weekday: 1, kind: 'closed' },
    { weekday: 5, kind: 'hours', from: clock('11:00'), to: clock('01:00') },
  ],
  isCloseShown: true,
};

test('readBackup restores weekly maximums, limits and opening hours', () => {
  const ana = employeeOf('Ana', { maxWeekHours: 37.5 });
  const limits = { dayHours: 10, daysRunning: 5, minorDayHours: 7, minorLatestHour: 0 };
  const settings = [...settingRecords(limitsSetting, limits), ...settingRecords(openingHoursSetting, HOURS)];
  const text = writeBackup({ ...NOTHING, employees: [ana], settings }, SAVED_AT);
  const { content } = accepted(readBackup(text));
  expect(content.employees).toEqual([ana]);
  const read = new Map(content.settings.map((record) => [record.id, record]));
  expect(readSetting(read, limitsSetting)).toEqual(limits);
  expect(readSetting(read, openingHoursSetting)).toEqual(HOURS);
});

test('readEmployee keeps an invalid weekly maximum unchanged, and adds none to an employee without one', () => {
  const { id, name, role, color } = employeeOf('Ana');
  for (const maxWeekHours of ['thirty', -1, null, { hours: 30 }]) {
    expect(readEmployee({ id, name, role, color, maxWeekHours }, id)).toEqual({
      id,
      name,
      role,
      color,
      maxWeekHours,
    });
  }
  expect(readEmployee({ id, name, role, color }, id)).not.toHaveProperty('maxWeekHours');
});
