import { dropMoves } from '@/lib/shifts/change/drop-moves';
import { day, shiftAt } from '@/tests/support/records';

const friday = day('2026-11-20');
const one = shiftAt('09:00-17:00', { id: 'one', date: friday });
const other = shiftAt('18:00-22:00', { id: 'other', date: day('2026-11-22') });
const bens = shiftAt('08:00-12:00', { id: 'bens', employeeName: 'Ben', date: friday });

test('dropMoves returns a move without a new place for a drop at the original place', () => {
  expect(dropMoves([one], one, {})).toEqual([{ shiftId: 'one' }]);
  expect(dropMoves([one], one, { date: friday, employeeName: ' ANA' })).toEqual([{ shiftId: 'one' }]);
});

test('dropMoves moves a shift to another day and person, or to the open shifts', () => {
  expect(dropMoves([one], one, { date: day('2026-11-18'), employeeName: 'Ben' })).toEqual([
    { shiftId: 'one', date: '2026-11-18', employeeName: 'Ben' },
  ]);
  expect(dropMoves([one], one, { employeeName: '' })).toEqual([{ shiftId: 'one', employeeName: '' }]);
});

test('dropMoves moves all dragged shifts by the same number of days, across the end of a month too', () => {
  expect(dropMoves([one, other, bens], other, { date: day('2026-12-01') })).toEqual([
    { shiftId: 'one', date: '2026-11-29' },
    { shiftId: 'other', date: '2026-12-01' },
    { shiftId: 'bens', date: '2026-11-29' },
  ]);
});

test('dropMoves gives all shifts of one person to another person, but keeps the people of mixed shifts', () => {
  expect(dropMoves([one, other], one, { employeeName: 'Ben' })).toEqual([
    { shiftId: 'one', employeeName: 'Ben' },
    { shiftId: 'other', employeeName: 'Ben' },
  ]);
  expect(dropMoves([one, bens], one, { date: day('2026-11-21'), employeeName: 'Cleo' })).toEqual([
    { shiftId: 'one', date: '2026-11-21' },
    { shiftId: 'bens', date: '2026-11-21' },
  ]);
});
