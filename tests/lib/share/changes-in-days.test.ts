import { changesInDays } from '@/lib/share/changes-in-days';
import type { PublishedShift } from '@/lib/shifts/publication/publication';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

const WEEK = ['2026-11-16', '2026-11-17'] as LocalDate[];
const shiftOn = (id: string, date: string): Shift => ({
  id,
  employeeName: 'Maya',
  role: 'Server',
  date: date as LocalDate,
  startTime: '09:00' as Shift['startTime'],
  endTime: '17:00' as Shift['endTime'],
  status: 'Confirmed',
  notes: '',
  color: 'blue',
});

test('changesInDays counts shifts added to, removed from or changed on the given days', () => {
  const published: readonly PublishedShift[] = [
    { id: 'changed', published: shiftOn('changed', '2026-11-16') },
    { id: 'added' },
    { id: 'removed', published: shiftOn('removed', '2026-11-17') },
    { id: 'moved away', published: shiftOn('moved away', '2026-11-17') },
    { id: 'moved here', published: shiftOn('moved here', '2026-11-30') },
    { id: 'elsewhere', published: shiftOn('elsewhere', '2026-11-30') },
    { id: 'gone again' },
  ];
  const now = new Map(
    [
      shiftOn('changed', '2026-11-16'),
      shiftOn('added', '2026-11-17'),
      shiftOn('moved away', '2026-11-30'),
      shiftOn('moved here', '2026-11-16'),
      shiftOn('elsewhere', '2026-12-01'),
    ].map((shift) => [shift.id, shift]),
  );
  const unpublished = new Map(published.map((shift) => [shift.id, shift]));
  expect(changesInDays(unpublished, WEEK, (id) => now.get(id))).toBe(5);
  expect(changesInDays(new Map(), WEEK, () => undefined)).toBe(0);
});
