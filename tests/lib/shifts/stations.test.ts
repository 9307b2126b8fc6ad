import fc from 'fast-check';
import { createSeriesEntries } from '@/lib/series/create-series';
import { occurrencesIn } from '@/lib/series/occurrence';
import { seriesOf } from '@/lib/series/series';
import { isEditedSeparately } from '@/lib/series/series-values';
import { applyChange } from '@/lib/shifts/change/schedule';
import { settingEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { renameStationEntries, withStation, withStationNamed } from '@/lib/shifts/stations';
import { weekShiftsFrom, weekShiftsOf, weekTemplate } from '@/lib/templates/week/week-template';
import { accepted, day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

test('withStation adds a station with a normalized name, and rejects another spelling of a known station', () => {
  expect(accepted(withStation(['Bar'], '  Section 3 '))).toEqual(['Bar', 'Section 3']);
  expect(withStation(['Bar'], ' bar ')).toEqual({ isOk: false, error: 'nameTaken' });
  expect(withStation(['Bar'], ' ')).toEqual({ isOk: false, error: 'nameMissing' });
  const full = Array.from({ length: 200 }, (_, at) => `Section ${at}`);
  expect(withStation(full, 'Bar')).toEqual({ isOk: false, error: 'tooMany' });
});

test('withStationNamed renames a station in place, accepts a new spelling, and rejects the name of another station', () => {
  expect(accepted(withStationNamed(['Bar', 'Pass'], 'Bar', 'Long bar'))).toEqual(['Long bar', 'Pass']);
  expect(accepted(withStationNamed(['Bar', 'Pass'], 'Bar', 'BAR'))).toEqual(['BAR', 'Pass']);
  expect(withStationNamed(['Bar', 'Pass'], 'Bar', 'pass')).toEqual({ isOk: false, error: 'nameTaken' });
  expect(withStationNamed(['Bar'], 'Bar', '')).toEqual({ isOk: false, error: 'nameMissing' });
});

test('renameStationEntries restores all shifts when a rename is reversed, and changes no shift of another station', () => {
  const anyStation = fc.constantFrom(undefined, 'Bar', 'Pass', 'Küche');
  fc.assert(
    fc.property(fc.array(anyStation, { maxLength: 12 }), (stations) => {
      const shifts = stations.map((station, at) =>
        shiftAt('09:00-17:00', { id: `s${at}`, ...(station !== undefined && { station }) }),
      );
      const before = scheduleOf({ shifts });
      const there = renameStationEntries(before, 'Bar', 'Long bar');
      expect(there).toHaveLength(stations.filter((station) => station === 'Bar').length);
      const renamed = applyChange(before, { entries: there });
      expect(Array.from(allShifts(renamed.shifts), ({ station }) => station)).not.toContain('Bar');
      const back = applyChange(renamed, { entries: renameStationEntries(renamed, 'Long bar', 'Bar') });
      const byId = (all: Iterable<{ id: string }>) =>
        [...all].sort((one, other) => (one.id < other.id ? -1 : 1));
      expect(byId(allShifts(back.shifts))).toEqual(byId(allShifts(before.shifts)));
    }),
    { numRuns: rounds(100), ...seed },
  );
});

test('renameStationEntries renames the station in series, week templates and the station list too', () => {
  const schedule = scheduleOf({ employees: [employeeOf('Ana')] });
  const shift = shiftAt('09:00-17:00', { station: 'Bar' });
  const rule = { interval: 1, weekdays: [5], weekStart: 'monday' as const };
  const week = weekTemplate({ id: 'w', name: 'Winter' }, weekShiftsFrom([shift], false));
  const before = applyChange(schedule, {
    entries: [
      ...createSeriesEntries({ schedule, shift, rule, today: day('2026-11-20'), seriesId: 's' }),
      templateEntry(undefined, week),
      settingEntry(undefined, { id: 'stations', value: ['Pass', 'Bar'] }),
    ],
  });
  const after = applyChange(before, { entries: renameStationEntries(before, 'Bar', 'Long bar') });
  const record = after.templates.get('s');
  const series = record && seriesOf(record);
  if (!series) throw new Error('The series is gone.');
  expect(series.shift.station).toBe('Long bar');
  const occurrences = occurrencesIn(after.shifts, 's');
  expect(occurrences.length).toBeGreaterThan(20);
  expect(occurrences.filter((one) => isEditedSeparately(one, series.shift))).toEqual([]);
  const template = after.templates.get('w');
  expect(template && weekShiftsOf(template).map(({ station }) => station)).toEqual(['Long bar']);
  expect(after.settings.get('stations')?.value).toEqual(['Pass', 'Long bar']);
});
