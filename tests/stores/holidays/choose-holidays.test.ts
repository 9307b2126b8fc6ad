import { holidaysOn } from '@/lib/holidays/holidays';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { chooseHolidays, renewHolidays } from '@/stores/holidays/choose-holidays';
import { day } from '@/tests/support/records';
import { readSettingNow, setSettings } from '@/tests/support/set-settings';

const chosen = () => readSettingNow('holidays');

beforeEach(() => {
  uiStore.setNow({ today: day('2026-11-20'), minute: 0 });
  setSettings({ holidays: undefined });
});

test('stores the holidays of a country or region, and removes them if none is chosen', async () => {
  await chooseHolidays(liveSchedule, { country: 'DE' });
  expect(holidaysOn(chosen(), day('2027-01-06'), 'de')).toEqual([]);
  await chooseHolidays(liveSchedule, { country: 'DE', region: 'BY' });
  expect(holidaysOn(chosen(), day('2027-01-06'), 'de')).toEqual(['Heilige Drei Könige']);
  await chooseHolidays(liveSchedule, { country: 'DE' });
  expect(chosen()).not.toHaveProperty('region');
  await chooseHolidays(liveSchedule, undefined);
  expect(chosen()).toBeUndefined();
});

test('keeps the later of two concurrent choices', async () => {
  await Promise.all([
    chooseHolidays(liveSchedule, { country: 'DE' }),
    chooseHolidays(liveSchedule, { country: 'FR' }),
  ]);
  expect(chosen()?.country).toBe('FR');
  await Promise.all([
    chooseHolidays(liveSchedule, { country: 'ES' }),
    chooseHolidays(liveSchedule, undefined),
  ]);
  expect(chosen()).toBeUndefined();
});

test('adds years when the next year is missing, and keeps unknown fields', async () => {
  await chooseHolidays(liveSchedule, { country: 'FR' });
  const before = chosen();
  await renewHolidays(liveSchedule);
  expect(chosen()).toBe(before);
  if (before) setSettings({ holidays: Object.assign({ since: 3 }, before) });
  uiStore.setNow({ today: day('2030-01-01'), minute: 0 });
  await renewHolidays(liveSchedule);
  expect(chosen()).toMatchObject({ country: 'FR', firstYear: 2029, lastYear: 2034, since: 3 });
  setSettings({ holidays: undefined });
  await renewHolidays(liveSchedule);
  expect(chosen()).toBeUndefined();
});
