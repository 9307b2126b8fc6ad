import { readBackup, writeBackup } from '@/lib/saved-data/backup/backup';
import { readEmployee } from '@/lib/saved-data/records/stored-records';
import { readSavedValue, savedText } from '@/lib/saved-data/saved-value';
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

test('the own hours of a person, the limits and the opening hours come back from a backup as they were', () => {
  const ana = employeeOf('Ana', { maxWeekHours: 37.5 });
  const preferences = {
    'brigade-limits': savedText('limits', {
      dayHours: 10,
      daysRunning: 5,
      minorDayHours: 7,
      minorLatestHour: 0,
    }),
    'brigade-opening-hours': savedText('openingHours', HOURS),
  };
  const text = writeBackup({ ...NOTHING, employees: [ana], preferences }, SAVED_AT);
  const { content } = accepted(readBackup(text));
  expect(content.employees).toEqual([ana]);
  expect(content.preferences).toEqual(preferences);
  expect(readSavedValue('openingHours', content.preferences['brigade-opening-hours'] ?? '')).toEqual(HOURS);
});

test('whatever is stored as the own hours stays as it is, and a record without any has none', () => {
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
