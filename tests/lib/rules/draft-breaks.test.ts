import { breaksOutsideWeekPanel, draftBreaks } from '@/lib/rules/draft-breaks';
import type { ShiftDraft } from '@/lib/shifts/shift/check-shift-draft';
import { day, employeeOf, shiftAt } from '@/tests/support/records';
import { contextOf } from '@/tests/support/rule-weeks';

const closing = shiftAt('17:00-01:00', { id: 'closing', date: day('2026-11-19') });
const DRAFT: ShiftDraft = {
  employeeName: ' ana ',
  role: 'Server',
  date: '2026-11-20',
  startTime: '8:00 AM',
  endTime: '16:00',
  status: 'Confirmed',
  notes: '',
};

const rulesOf = (fields: Partial<ShiftDraft>, shiftId = '') =>
  draftBreaks({ ...DRAFT, ...fields }, shiftId, (name) => ({
    ...contextOf({ shift: shiftAt('09:00-17:00'), others: [closing] }),
    employee: name.trim().toLowerCase() === 'ana' ? employeeOf('Ana') : undefined,
  })).map(({ rule }) => rule);

test.each([
  [{}, ['rest']],
  [{ role: 'Cook' }, ['role', 'rest']],
  [{ startTime: '12:00' }, []],
  [{ date: '2026-11-19', startTime: '18:00', endTime: '20:00' }, ['overlap']],
  [{ employeeName: 'Nobody' }, []],
  [{ employeeName: '' }, []],
  [{ isOpen: true, employeeName: '' }, []],
  [{ status: 'Canceled' }, []],
  [{ date: 'soon' }, []],
  [{ startTime: 'late' }, []],
  [{ endTime: '' }, []],
])('draftBreaks finds for a draft with %j the breaks %j', (fields, rules) => {
  expect(rulesOf(fields)).toEqual(rules);
});

test('draftBreaks ignores the stored copy of the shift being edited', () => {
  expect(rulesOf({ date: '2026-11-19', startTime: '18:00', endTime: '23:00' }, 'closing')).toEqual([]);
});

describe('breaks shown beside the week summary', () => {
  /** Four days of eight hours, and a fifth of nine: an hour of overtime. */
  function breaksWith(maxWeekHours: number | undefined) {
    const others = [16, 17, 18, 19].map((date) =>
      shiftAt('08:00-16:00', { id: `${date}`, date: day(`2026-11-${date}`) }),
    );
    const context = contextOf(
      { shift: shiftAt('08:00-17:00'), others },
      { employee: employeeOf('Ana', maxWeekHours === undefined ? {} : { maxWeekHours }) },
    );
    const draft = { ...DRAFT, startTime: '8:00 AM', endTime: '17:00' };
    const breaks = draftBreaks(draft, '', () => context);
    return { breaks, shown: breaksOutsideWeekPanel(breaks) };
  }

  test.each([
    ['no limit of their own', undefined, 'weekHours'],
    ['a limit above the hours', 48, 'weekHours'],
    ['the overtime limit as their own', 40, 'ownHours'],
  ])('omit hours that the summary already shows for a person with %s', (_, maxWeekHours, rule) => {
    const { breaks, shown } = breaksWith(maxWeekHours);
    expect(breaks.map((found) => found.rule)).toEqual([rule]);
    expect(shown).toEqual([]);
  });

  test('include a personal maximum below the overtime limit', () => {
    expect(breaksWith(30).shown).toEqual([{ rule: 'ownHours', minutes: 2460, limitMinutes: 1800 }]);
  });

  test('omit an overlap, which the week summary shows, but include a short rest', () => {
    const breaks = [
      ...draftBreaks(DRAFT, '', () => contextOf({ shift: shiftAt('09:00-17:00'), others: [closing] })),
      { rule: 'overlap', other: closing } as const,
    ];
    expect(breaksOutsideWeekPanel(breaks).map(({ rule }) => rule)).toEqual(['rest']);
  });
});
