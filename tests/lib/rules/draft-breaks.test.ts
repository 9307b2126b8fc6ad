import { draftBreaks } from '@/lib/rules/draft-breaks';
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
])('a draft with %j breaks %j', (fields, rules) => {
  expect(rulesOf(fields)).toEqual(rules);
});

test('the shift that is edited does not stand in its own way', () => {
  expect(rulesOf({ date: '2026-11-19', startTime: '18:00', endTime: '23:00' }, 'closing')).toEqual([]);
});
