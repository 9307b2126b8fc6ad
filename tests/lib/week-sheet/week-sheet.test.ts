import { addDays } from '@/lib/time/local-date';
import { weekSheetOf } from '@/lib/week-sheet/week-sheet';
import { MONDAY, personWith, weekWith, wordsIn } from './sheets';

test('weekSheetOf returns one row per person, one column per day, and open shifts last without hours', () => {
  const sheet = weekSheetOf(
    weekWith([
      personWith('Ana', [0, 2], ['09:00-17:00']),
      personWith('Ben', [0], ['10:30-14:30', '17:30-22:00'], 'Cook'),
      personWith('', [6], ['12:00-20:00'], 'Host'),
    ]),
    wordsIn(),
  );
  expect(sheet.dayHeads).toEqual(['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21', 'Sun 22']);
  expect(sheet.rows.map(({ name, role, hours }) => [name, role, hours])).toEqual([
    ['Ana', 'Server', '16'],
    ['Ben', 'Cook', '8.5'],
    ['Open shifts', '', ''],
  ]);
  expect(sheet.rows.map(({ cells }) => cells.map((shifts) => shifts.map(({ time }) => time)))).toEqual([
    [['9–5 PM'], [], ['9–5 PM'], [], [], [], []],
    [['10:30–2:30 PM', '5:30–10 PM'], [], [], [], [], [], []],
    [[], [], [], [], [], [], ['12–8 PM']],
  ]);
  expect(sheet.rows[2]?.cells[6]?.[0]?.role).toBe('Host');
  expect(sheet.foot).toEqual({
    name: 'People per day',
    days: ['2', '0', '1', '0', '0', '0', '0'],
    hours: '24.5',
  });
  expect(sheet.legend).toBe('');
});

test('weekSheetOf keeps the first day of the week of the shared week', () => {
  const { firstDay, ...week } = weekWith([personWith('Ana', [0], ['09:00-17:00'])]);
  const sheet = weekSheetOf({ ...week, firstDay: addDays(firstDay, -1) }, wordsIn());
  expect(sheet.dayHeads).toEqual(['Sun 15', 'Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21']);
  expect(sheet.rows[0]?.cells.map((shifts) => shifts.length)).toEqual([0, 1, 0, 0, 0, 0, 0]);
});

test('weekSheetOf names a role that differs from the main role, and marks and explains overnight and pending shifts', () => {
  const ana = personWith('Ana', [0, 1, 2], ['17:00-01:00']);
  const week = weekWith([
    {
      name: 'Ana',
      shifts: ana.shifts.map((shift, at) => ({
        ...shift,
        role: at === 1 ? 'Bartender' : shift.role,
        isPending: at === 2,
      })),
    },
  ]);
  const sheet = weekSheetOf(week, wordsIn());
  const shifts = sheet.rows[0]?.cells.flat().map(({ role, marks, color }) => ({ role, marks, color }));
  expect(shifts).toEqual([
    { role: '', marks: ['+1'], color: 'purple' },
    { role: 'Bartender', marks: ['+1'], color: 'gray' },
    { role: '', marks: ['+1', '?'], color: 'purple' },
  ]);
  expect(sheet.legend).toBe('+1 ends the next day · ? not confirmed yet');
});

test('weekSheetOf uses 24-hour times in other languages', () => {
  const sheet = weekSheetOf(weekWith([personWith('Ana', [0], ['17:00-01:30'])]), wordsIn('de'));
  expect(sheet.rows[0]?.cells[0]?.[0]?.time).toBe('17:00–01:30');
  expect(sheet.dayHeads[0]).toBe('Mo, 16.');
  expect(sheet.rows[0]?.hours).toBe('8,5');
  expect(MONDAY).toBe('2026-11-16');
});

describe('order of people', () => {
  const week = weekWith([
    personWith('Ana', [0, 2], ['09:00-17:00']),
    personWith('Ben', [0], ['10:30-14:30'], 'Cook'),
    personWith('Cleo', [0], ['10:00-14:00'], 'Sommelier'),
    personWith('Dan', [0], ['10:00-14:00'], 'Manager'),
    personWith('Eva', [1], ['10:00-14:00']),
    personWith('', [6], ['12:00-20:00'], 'Host'),
  ]);
  const rowsIn = (places: readonly string[], hasGroups: boolean) =>
    weekSheetOf(week, wordsIn(), {
      places: new Map(places.map((name, position) => [name, position])),
      hasGroups,
    }).rows;
  const namesIn = (places: readonly string[], hasGroups: boolean) =>
    rowsIn(places, hasGroups).map(({ name }) => name);

  test('follows the team, then the week, with open shifts last', () => {
    expect(namesIn([], false)).toEqual(['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Open shifts']);
    expect(namesIn(['eva', 'ben'], false)).toEqual(['Eva', 'Ben', 'Ana', 'Cleo', 'Dan', 'Open shifts']);
  });

  test('groups people by role with totals, in the order of the team within a role', () => {
    const rows = rowsIn(['eva', 'ben'], true);
    expect(rows.map(({ name, heading }) => [heading?.name, heading?.sums, name])).toEqual([
      ['Manager', '1 people, 1 shifts, 4 h', 'Dan'],
      ['Server', '2 people, 3 shifts, 20 h', 'Eva'],
      [undefined, undefined, 'Ana'],
      ['Cook', '1 people, 1 shifts, 4 h', 'Ben'],
      ['Sommelier', '1 people, 1 shifts, 4 h', 'Cleo'],
      [undefined, undefined, 'Open shifts'],
    ]);
  });
});
