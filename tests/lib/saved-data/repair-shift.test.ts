import fc from 'fast-check';
import { formatsFor } from '@/lib/i18n/formats';
import { isDated, readShift } from '@/lib/saved-data/records/stored-records';
import {
  type RepairDraft,
  type RepairRefusal,
  repairDraftOf,
  repairedShift,
} from '@/lib/saved-data/repair-shift';
import { shiftMinutes } from '@/lib/shifts/shift/shift';
import { anyShift } from '@/tests/support/arbitraries';
import { accepted, clock, day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const stored = {
  id: 'u-1',
  employeeName: 'Zoë',
  role: 'Cook',
  date: '2026-02-30',
  startTime: '09:00',
  endTime: '17:00',
  timeRange: '9:00 AM - 5:00 PM',
  status: 'Pending',
  color: 'blue',
  notes: 'Knows the oven.',
};
const broken = { id: 'u-1', stored };

const draft: RepairDraft = {
  employeeName: 'Zoë',
  role: 'Cook',
  date: '2026-02-28',
  startTime: '09:00',
  endTime: '17:00',
};

/** The draft of a broken shift with these fields instead of its own. */
const draftFrom = (fields: Readonly<Record<string, unknown>>) =>
  repairDraftOf({ id: 'u-1', stored: { ...stored, ...fields } });

describe('draft of a repair', () => {
  test('contains the stored texts', () => {
    expect(repairDraftOf(broken)).toEqual({ ...draft, date: '2026-02-30' });
  });

  test('is empty when all stored fields are missing', () => {
    expect(repairDraftOf({ id: 'u-1', stored: {} })).toEqual({
      employeeName: '',
      role: '',
      date: '',
      startTime: '',
      endTime: '',
    });
  });

  test.each(['employeeName', 'role', 'date', 'startTime', 'endTime'] as const)(
    'is empty only in %s when that field is missing',
    (field) => {
      const { [field]: _missing, ...rest } = stored;
      expect(repairDraftOf({ id: 'u-1', stored: rest })).toEqual({
        ...draft,
        date: '2026-02-30',
        [field]: '',
      });
    },
  );

  test.each([null, true, ['09:00'], { hour: 9 }, undefined])('is empty in a field that holds %p', (value) => {
    expect(draftFrom({ startTime: value, date: value })).toMatchObject({ startTime: '', date: '' });
  });

  test('shows a number as its digits', () => {
    expect(draftFrom({ startTime: 9, date: 20261120 })).toMatchObject({ startTime: '9', date: '20261120' });
  });

  test('is trimmed at both ends and otherwise unchanged', () => {
    expect(draftFrom({ employeeName: ' <img onerror=alert(1)> ', date: '\tgarbage\n' })).toMatchObject({
      employeeName: '<img onerror=alert(1)>',
      date: 'garbage',
    });
  });

  test('ignores inherited fields', () => {
    const hostile = JSON.parse('{"__proto__":{"date":"2026-11-20"}}');
    expect(repairDraftOf({ id: 'u-1', stored: hostile }).date).toBe('');
  });
});

describe('repaired shift', () => {
  test('has the date and times of the draft, the other stored fields, and the id in quarantine', () => {
    expect(repairedShift(broken, { ...draft, startTime: '10:00', endTime: '18:30' })).toEqual({
      isOk: true,
      value: {
        id: 'u-1',
        employeeName: 'Zoë',
        role: 'Cook',
        date: '2026-02-28',
        startTime: '10:00',
        endTime: '18:30',
        status: 'Pending',
        color: 'blue',
        notes: 'Knows the oven.',
      },
    });
  });

  test('keeps the id in quarantine when the stored id differs', () => {
    expect(accepted(repairedShift({ id: 'u-1-2', stored }, draft)).id).toBe('u-1-2');
    const { id: _id, ...withoutId } = stored;
    expect(accepted(repairedShift({ id: 'stored-abc', stored: withoutId }, draft)).id).toBe('stored-abc');
  });

  test('keeps an unknown role and status', () => {
    const old = { ...stored, role: 'Barista', status: 'Standby', color: undefined };
    expect(accepted(repairedShift({ id: 'u-1', stored: old }, draft))).toMatchObject({
      role: 'Barista',
      status: 'Standby',
      color: 'gray',
    });
  });

  test('gets the default status and empty notes if none are stored', () => {
    expect(accepted(repairedShift({ id: 'u-1', stored: {} }, draft))).toMatchObject({
      employeeName: '',
      status: 'Confirmed',
      notes: '',
    });
  });

  test('survives writing and reading', () => {
    const shift = accepted(repairedShift(broken, draft));
    expect(readShift({ ...shift }, shift.id)).toEqual(shift);
  });

  test('leaves the stored record unchanged', () => {
    const frozen = Object.freeze({ ...stored });
    accepted(repairedShift({ id: 'u-1', stored: frozen }, draft));
    expect(frozen).toEqual(stored);
  });

  test.each([
    ['12-hour times', '9:00 AM', '5:30 pm', '09:00', '17:30'],
    ['midnight and noon', '12 AM', '12 PM', '00:00', '12:00'],
    ['narrow spaces', '9:00\u202fAM', '5:00\u00a0PM', '09:00', '17:00'],
    ['seconds and surrounding spaces', ' 09:00:00 ', '9:05', '09:00', '09:05'],
  ])('accepts %s', (_what, startTime, endTime, start, end) => {
    expect(accepted(repairedShift(broken, { ...draft, startTime, endTime }))).toMatchObject({
      startTime: start,
      endTime: end,
    });
  });

  test.each([
    ['22:00', '06:00', 480],
    ['09:00', '09:00', 1440],
    ['23:59', '00:00', 1],
  ])('runs overnight from %s to %s', (startTime, endTime, minutes) => {
    const shift = accepted(repairedShift(broken, { ...draft, startTime, endTime }));
    expect(shift).toMatchObject({ date: '2026-02-28', startTime, endTime });
    expect(shiftMinutes(shift)).toBe(minutes);
  });

  test.each([
    ['2028-02-29', '2028-02-29'],
    ['2026-2-3', '2026-02-03'],
    [' 2026-02-03T10:00:00.000Z ', '2026-02-03'],
    ['Feb 3, 2026', '2026-02-03'],
    ['2/3/2026', '2026-02-03'],
  ])('accepts the date %p', (date, read) => {
    expect(accepted(repairedShift(broken, { ...draft, date })).date).toBe(read);
  });

  test.each([
    ['es', '3/2/2026'],
    ['es', '3 de febrero de 2026'],
    ['fr', '3 févr. 2026'],
    ['de', '3.2.2026'],
    ['de', '3. Februar 2026'],
  ] as const)('accepts the date format of %s: %s', (language, date) => {
    const { dateReading } = formatsFor(language);
    expect(accepted(repairedShift(broken, { ...draft, date }, dateReading)).date).toBe('2026-02-03');
  });
});

describe('refused repair', () => {
  test.each<[string, Partial<RepairDraft>, readonly RepairRefusal[]]>([
    ['a date that does not exist', { date: '2026-02-30' }, ['date']],
    ['a leap day of a year without one', { date: '2026-02-29' }, ['date']],
    ['no date', { date: '' }, ['date']],
    ['a word for a date', { date: 'garbage' }, ['date']],
    ['no start', { startTime: '' }, ['startTime']],
    ['a start at 24:00', { startTime: '24:00' }, ['startTime']],
    ['a bare number for a start', { startTime: '9' }, ['startTime']],
    ['an end at 25:00', { endTime: '25:00' }, ['endTime']],
    ['an end at 13 PM', { endTime: '13:00 PM' }, ['endTime']],
    ['wrong times', { startTime: 'early', endTime: 'late' }, ['startTime', 'endTime']],
    ['a wrong date and end', { endTime: '', date: '' }, ['date', 'endTime']],
    ['no date and no times', { endTime: '', startTime: '', date: '' }, ['date', 'startTime', 'endTime']],
  ])('names the wrong fields in the order of the form for %s', (_what, fields, error) => {
    expect(repairedShift(broken, { ...draft, ...fields })).toEqual({ isOk: false, error });
  });

  test('uses only the date and times of the form, even if those are empty and the stored ones valid', () => {
    const good = { id: 'u-1', stored: { ...stored, date: '2026-11-20' } };
    expect(repairedShift(good, { ...draft, date: '' })).toEqual({ isOk: false, error: ['date'] });
    expect(repairedShift(good, { ...draft, endTime: '' })).toEqual({ isOk: false, error: ['endTime'] });
  });
});

describe('repair of any stored record', () => {
  const anyStored = fc.dictionary(
    fc.constantFrom('id', 'employeeName', 'role', 'date', 'startTime', 'endTime', 'status', 'color', 'notes'),
    fc.jsonValue(),
  );

  test('succeeds with a valid date and valid times', () => {
    fc.assert(
      fc.property(anyStored, anyShift, (fields, { date, startTime, endTime }) => {
        const awaitingRepair = { id: 'u-1', stored: fields };
        const shift = accepted(
          repairedShift(awaitingRepair, { ...repairDraftOf(awaitingRepair), date, startTime, endTime }),
        );
        expect(shift).toMatchObject({ id: 'u-1', date, startTime, endTime });
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('refuses an unchanged draft and names a field', () => {
    fc.assert(
      fc.property(anyStored, (fields) => {
        const read = readShift(fields, 'u-1');
        fc.pre(!isDated(read));
        const result = repairedShift(read, repairDraftOf(read));
        expect(result.isOk ? [] : result.error).not.toEqual([]);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('names exactly the fields that are wrong', () => {
    const maybe = <Text extends string>(good: Text) => fc.option(fc.constant(good), { nil: 'garbage' });
    const drafts = fc.record({
      date: maybe('2026-11-20'),
      startTime: maybe('09:00'),
      endTime: maybe('17:00'),
    });
    fc.assert(
      fc.property(drafts, (fields) => {
        const wrong = Object.entries(fields).filter(([, text]) => text === 'garbage');
        const result = repairedShift(broken, { ...draft, ...fields });
        expect(result.isOk ? [] : result.error).toEqual(wrong.map(([field]) => field));
        if (result.isOk) {
          expect(result.value).toMatchObject({ date: day('2026-11-20'), startTime: clock('09:00') });
        }
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
