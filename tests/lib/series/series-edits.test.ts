import { type ChosenRule, createSeriesEntries } from '@/lib/series/create-series';
import { deleteOccurrenceEntries, type SeriesScope } from '@/lib/series/delete-series';
import { editOccurrenceEntries, savedShiftEntries, stopRepeatingEntries } from '@/lib/series/edit-series';
import { extendEntries } from '@/lib/series/extend-series';
import { removeGeneratedSince } from '@/lib/series/generated-since';
import { occurrenceOf } from '@/lib/series/occurrence';
import { seriesOf } from '@/lib/series/series';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, invertChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { changeOf, clock, day, employeeOf, plain, scheduleOf, shiftAt } from '@/tests/support/records';

/** A Friday. */
const TODAY = day('2026-11-20');
const WEEKLY: ChosenRule = { interval: 1, weekdays: [5], weekStart: 'monday' };
const TEAM = [employeeOf('Ana'), employeeOf('Ben'), employeeOf('Gone', { lastDay: '2026-12-31' })];

const changed = (schedule: Schedule, entries: readonly ChangeEntry[]) => applyChange(schedule, { entries });

function made(rule: Partial<ChosenRule> = {}, shift: Partial<Shift> = {}): Schedule {
  const schedule = scheduleOf({ employees: TEAM });
  const first = shiftAt('09:00-17:00', { id: 'new', ...shift });
  const whole = { ...WEEKLY, ...rule };
  return changed(
    schedule,
    createSeriesEntries({ schedule, shift: first, rule: whole, today: TODAY, seriesId: 's' }),
  );
}

const inOrder = (schedule: Schedule) =>
  [...allShifts(schedule.shifts)].sort((one, other) => (one.date < other.date ? -1 : 1));

const datesIn = (schedule: Schedule) => inOrder(schedule).map(({ date }) => date);

function on(schedule: Schedule, date: string): Shift {
  const shift = inOrder(schedule).find((one) => one.date === date);
  if (!shift) throw new Error(`There is no shift on ${date}.`);
  return shift;
}

function edited(
  schedule: Schedule,
  date: string,
  scope: SeriesScope,
  fields: Partial<Shift>,
  rule?: ChosenRule,
): Schedule {
  const before = on(schedule, date);
  const request = { schedule, before, after: { ...before, ...fields }, scope, rule, today: TODAY };
  return changed(schedule, editOccurrenceEntries({ ...request, newId: () => 'rest' }));
}

const ruleIn = (schedule: Schedule, id = 's') => {
  const template = schedule.templates.get(id);
  return template && seriesOf(template)?.rule;
};

describe('a new series', () => {
  test('has shifts from the first day to 26 weeks ahead', () => {
    const dates = datesIn(made());
    expect(dates).toHaveLength(27);
    expect([dates[0], dates.at(-1)]).toEqual(['2026-11-20', '2027-05-21']);
  });

  test('reaches 26 weeks beyond a later first day, and includes all days since an earlier first day', () => {
    expect(datesIn(made({}, { date: day('2027-01-01') })).at(-1)).toBe('2027-07-02');
    expect(datesIn(made({}, { date: day('2026-10-30') })).slice(0, 4)).toEqual([
      '2026-10-30',
      '2026-11-06',
      '2026-11-13',
      '2026-11-20',
    ]);
  });

  test('ends on its last day, and always includes its first shift', () => {
    expect(datesIn(made({ until: day('2026-12-04') }))).toEqual(['2026-11-20', '2026-11-27', '2026-12-04']);
    expect(datesIn(made({ weekdays: [], until: day('2026-11-27') }))).toEqual(['2026-11-20', '2026-11-27']);
    expect(datesIn(made({ until: day('2026-01-01') }))).toEqual(['2026-11-20']);
  });

  test('includes the existing shift under the same id', () => {
    const shift = shiftAt('09:00-17:00', { id: 'old', worked: { startTime: '09:10' } });
    const schedule = scheduleOf({ employees: TEAM, shifts: [shift] });
    const request = { schedule, shift, rule: WEEKLY, today: TODAY, seriesId: 's' };
    const whole = changed(schedule, createSeriesEntries(request));
    expect(on(whole, '2026-11-20')).toEqual({ ...shift, seriesId: 's', seriesDate: '2026-11-20' });
    expect(on(whole, '2026-11-27').worked).toBeUndefined();
  });

  test('ends on the last day of its person, and does not end for an open shift', () => {
    expect(datesIn(made({}, { employeeName: 'Gone' })).at(-1)).toBe('2026-12-25');
    expect(datesIn(made({}, { employeeName: '' }))).toHaveLength(27);
  });

  test('keeps times over midnight and both clock changes', () => {
    const schedule = made({}, { startTime: clock('22:00'), endTime: clock('03:00') });
    expect(new Set(inOrder(schedule).map(({ startTime, endTime }) => startTime + endTime)).size).toBe(1);
  });
});

describe('editing a series', () => {
  test('keeps a shift in the series when only this shift is edited', () => {
    const schedule = edited(made(), '2026-12-04', 'this', { startTime: clock('10:00') });
    expect(on(schedule, '2026-12-04')).toMatchObject({ startTime: '10:00', seriesDate: '2026-12-04' });
    expect(on(schedule, '2026-12-11').startTime).toBe('09:00');
  });

  test('keeps fields that were edited on single shifts when all shifts are edited', () => {
    const withEdit = edited(made(), '2026-12-04', 'this', { endTime: clock('15:00') });
    const schedule = edited(withEdit, '2026-11-27', 'all', { startTime: clock('10:00'), notes: 'Keys' });
    expect(on(schedule, '2026-12-04')).toMatchObject({ startTime: '09:00', endTime: '15:00', notes: 'Keys' });
    expect(on(schedule, '2026-11-20')).toMatchObject({ startTime: '10:00', notes: 'Keys' });
  });

  test('starts another series when this and the following shifts are edited', () => {
    const before = made();
    const schedule = edited(before, '2026-12-04', 'following', { employeeName: 'Ben' });
    expect(ruleIn(schedule)?.until).toBe('2026-12-03');
    expect(ruleIn(schedule, 'rest')).toEqual({ ...WEEKLY, from: '2026-12-04' });
    expect(on(schedule, '2026-11-27')).toMatchObject({ employeeName: 'Ana', seriesId: 's' });
    expect(on(schedule, '2026-12-11')).toMatchObject({ employeeName: 'Ben', seriesId: 'rest' });
    // Calendars know a shift by its id.
    expect(on(schedule, '2026-12-11').id).toBe(on(before, '2026-12-11').id);
  });

  test('edits the whole series when the first and the following shifts are edited', () => {
    const schedule = edited(made(), '2026-11-20', 'following', { notes: 'Keys' });
    expect([...schedule.templates.keys()]).toEqual(['s']);
  });

  test('moves all shifts to another day, except shifts moved before and shifts with actual hours', () => {
    const moved = edited(made(), '2026-12-04', 'this', { date: day('2026-12-06') });
    const worked = edited(moved, '2026-12-11', 'this', { worked: { startTime: '09:00' } });
    const schedule = edited(worked, '2026-11-27', 'all', { date: day('2026-11-26') });
    expect(datesIn(schedule).slice(0, 5)).toEqual([
      '2026-11-19',
      '2026-11-26',
      '2026-12-06',
      '2026-12-11',
      '2026-12-17',
    ]);
    expect(ruleIn(schedule)).toMatchObject({ from: '2026-11-19', weekdays: [4] });
    expect(occurrenceOf(on(schedule, '2026-12-11'))?.seriesDate).toBe('2026-12-10');
  });

  test('leaves other weekdays of the series unchanged when one weekday moves', () => {
    const schedule = edited(made({ weekdays: [1, 5] }), '2026-11-27', 'all', { date: day('2026-11-26') });
    expect(datesIn(schedule).slice(0, 4)).toEqual(['2026-11-19', '2026-11-23', '2026-11-26', '2026-11-30']);
    expect(ruleIn(schedule)?.weekdays).toEqual([1, 4]);
  });

  test('moves only one shift when its new day is another weekday of the series', () => {
    const schedule = edited(made({ weekdays: [1, 5] }), '2026-11-27', 'all', { date: day('2026-11-30') });
    expect(ruleIn(schedule)?.weekdays).toEqual([1, 5]);
    expect(datesIn(schedule).slice(0, 4)).toEqual(['2026-11-20', '2026-11-23', '2026-11-30', '2026-11-30']);
  });

  test('keeps deleted days deleted when the rule changes', () => {
    const before = made();
    const removed = changed(before, deleteOccurrenceEntries(before, on(before, '2026-12-04'), 'this'));
    const rule = { ...WEEKLY, weekdays: [5, 6] };
    const schedule = edited(removed, '2026-11-27', 'all', {}, rule);
    expect(datesIn(schedule).slice(2, 6)).toEqual(['2026-11-27', '2026-11-28', '2026-12-05', '2026-12-11']);
  });

  test('creates shifts for a new rule, and keeps edited shifts as single shifts', () => {
    const withEdit = edited(made(), '2026-12-04', 'this', { notes: 'Keys' });
    const schedule = edited(withEdit, '2026-11-20', 'all', {}, { ...WEEKLY, weekdays: [1] });
    expect(datesIn(schedule).slice(0, 3)).toEqual(['2026-11-23', '2026-11-30', '2026-12-04']);
    expect(occurrenceOf(on(schedule, '2026-12-04'))).toBeUndefined();
  });

  test('counts from the first week of the series when the interval grows', () => {
    const rule = { ...WEEKLY, interval: 2, until: day('2026-12-18') };
    const schedule = edited(made(), '2026-12-04', 'all', {}, rule);
    expect(datesIn(schedule)).toEqual(['2026-11-20', '2026-12-04', '2026-12-18']);
  });
});

describe('deleting from a series', () => {
  const removed = (scope: SeriesScope, date = '2026-12-04') => {
    const schedule = made();
    return changed(schedule, deleteOccurrenceEntries(schedule, on(schedule, date), scope));
  };

  test('creates no shift again on the day of a deleted shift when the series is extended', () => {
    const schedule = removed('this');
    expect(datesIn(schedule)).not.toContain('2026-12-04');
    expect(extendEntries(schedule, TODAY)).toEqual([]);
  });

  test('ends the series when this and the following shifts are deleted', () => {
    const schedule = removed('following');
    expect(datesIn(schedule)).toEqual(['2026-11-20', '2026-11-27']);
    expect(extendEntries(schedule, day('2027-12-01'))).toEqual([]);
  });

  test('leaves no shift and no series when all, or the first and the following, are deleted', () => {
    for (const schedule of [removed('all'), removed('following', '2026-11-20')]) {
      expect([schedule.shifts.shiftCount, schedule.templates.size]).toEqual([0, 0]);
    }
  });

  test('changes nothing when repetition is stopped for a shift without a series', () => {
    const schedule = made();
    const shift = { ...on(schedule, '2026-12-04'), id: 'single' };
    const { seriesId: _id, seriesDate: _date, ...single } = shift;
    expect(stopRepeatingEntries(schedule, single, single)).toEqual([]);
  });

  test('keeps the current shift and later edited ones as single shifts when repetition is stopped', () => {
    const schedule = edited(made(), '2026-12-11', 'this', { notes: 'Keys' });
    const shift = on(schedule, '2026-12-04');
    const stopped = changed(schedule, stopRepeatingEntries(schedule, shift, shift));
    expect(datesIn(stopped)).toEqual(['2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11']);
    expect(inOrder(stopped).map((one) => occurrenceOf(one) !== undefined)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('extending a series', () => {
  test('creates the shifts that are due within 26 weeks, each only once', () => {
    const schedule = made();
    const tenWeeksOn = addDays(TODAY, 70);
    const entries = extendEntries(schedule, tenWeeksOn);
    expect(entries).toHaveLength(11);
    const extended = changed(schedule, entries);
    expect(datesIn(extended).at(-1)).toBe('2027-07-30');
    expect(extendEntries(extended, tenWeeksOn)).toEqual([]);
    // Two tabs that extend at the same time create the same shifts.
    expect(plain(changed(extended, entries))).toEqual(plain(extended));
  });

  test('creates no shift before today', () => {
    const extended = changed(made(), extendEntries(made(), day('2027-08-01')));
    expect(datesIn(extended).filter((date) => date > '2027-05-21' && date < '2027-08-01')).toEqual([]);
  });

  test('creates no shift for a person who left, and continues when the person is back', () => {
    const schedule = made();
    const gone = { ...schedule, employees: new Map() };
    expect(extendEntries(gone, addDays(TODAY, 70))).toEqual([]);
    const back = changed(schedule, extendEntries(schedule, addDays(TODAY, 300)));
    expect(datesIn(back).at(-1)).toBe('2028-03-10');
  });

  test('creates the missing shifts when a person stays longer than planned', () => {
    const stays = (schedule: Schedule, lastDay: string) => {
      const longer = { ...schedule, employees: new Map([['g', employeeOf('Gone', { lastDay })]]) };
      return changed(longer, extendEntries(longer, TODAY));
    };
    const whole = datesIn(made());
    const short = made({}, { employeeName: 'Gone' });
    expect(datesIn(stays(short, '2027-12-31'))).toEqual(whole);
    // Repeatedly, and also for shifts created ahead.
    const twice = stays(stays(short, '2027-02-15'), '2027-12-31');
    expect(datesIn(twice)).toEqual(whole);
    // A day that was removed before stays removed.
    const removed = changed(short, deleteOccurrenceEntries(short, on(short, '2026-12-18'), 'this'));
    expect(datesIn(stays(removed, '2027-12-31'))).toEqual(whole.filter((date) => date !== '2026-12-18'));
    const rule = edited(short, '2026-11-20', 'all', {}, { ...WEEKLY, weekdays: [4, 5] });
    expect(datesIn(stays(rule, '2027-12-31'))).toEqual(datesIn(made({ weekdays: [4, 5] })));
    const both = made({ weekdays: [1, 5] }, { employeeName: 'Gone' });
    const moved = edited(both, '2026-11-23', 'all', { date: day('2026-11-25') });
    expect(datesIn(stays(moved, '2027-12-31'))).toEqual(datesIn(made({ weekdays: [3, 5] })));
  });

  test('ignores a series that cannot be read', () => {
    const schedule = made();
    const templates = new Map([...schedule.templates].map(([id, one]) => [id, { ...one, series: 'daily' }]));
    expect(extendEntries({ ...schedule, templates }, addDays(TODAY, 70))).toEqual([]);
  });
});

describe('undoing the creation of a series', () => {
  test('also removes shifts that extensions have created since', () => {
    const empty = scheduleOf({ employees: TEAM });
    const shift = shiftAt('09:00-17:00', { id: 'new' });
    const request = { schedule: empty, shift, rule: WEEKLY, today: TODAY, seriesId: 's' };
    const change = changeOf(createSeriesEntries(request));
    const created = applyChange(empty, change);
    const extended = changed(created, extendEntries(created, addDays(TODAY, 30)));
    const undo = removeGeneratedSince(invertChange(change, 'undo', 2), extended);
    expect(plain(applyChange(extended, undo))).toEqual(plain(empty));
  });

  test('keeps shifts of extensions that were edited', () => {
    const empty = scheduleOf({ employees: TEAM });
    const request = { schedule: empty, shift: shiftAt('09:00-17:00'), rule: WEEKLY, today: TODAY };
    const change = changeOf(createSeriesEntries({ ...request, seriesId: 's' }));
    const created = applyChange(empty, change);
    const extended = changed(created, extendEntries(created, addDays(TODAY, 30)));
    const last = on(extended, '2027-06-18');
    const withEdit = changed(extended, [shiftEntry(last, { ...last, notes: 'Keys' })]);
    const undo = removeGeneratedSince(invertChange(change, 'undo', 2), withEdit);
    expect(datesIn(applyChange(withEdit, undo))).toEqual(['2027-06-18']);
  });
});

test.each(['this', 'following', 'all'] as const)(
  'makes no entry when %s is saved without a change',
  (scope) => {
    const schedule = made();
    const before = on(schedule, '2026-11-20');
    const saved = { schedule, before, after: { ...before }, scope, today: TODAY, newId: () => 'rest' };
    expect(savedShiftEntries({ ...saved, repeating: 'same' })).toEqual([]);
  },
);

test('savedShiftEntries makes no entry when a single shift is saved without a change', () => {
  const single = shiftAt('09:00-17:00');
  const schedule = scheduleOf({ shifts: [single] });
  const saved = { schedule, before: single, after: { ...single }, today: TODAY, newId: () => 'rest' };
  expect(savedShiftEntries({ ...saved, scope: 'this', repeating: 'same' })).toEqual([]);
});
