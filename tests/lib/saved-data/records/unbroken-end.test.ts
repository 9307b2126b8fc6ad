import { readableTail } from '@/lib/saved-data/records/read-change';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { changeOf, shiftAt } from '@/tests/support/records';

const shift = shiftAt('09:00-17:00', { id: 'one' });
const change = (id: string) => changeOf([shiftEntry(shift, { ...shift, notes: id })], id);
const ids = (stored: readonly unknown[]) => readableTail(stored).map(({ id }) => id);

describe('readable end of the stored changes', () => {
  test('includes all changes if every change can be read', () => {
    expect(readableTail([change('a'), change('b')])).toEqual([change('a'), change('b')]);
  });

  test('starts after an unreadable change', () => {
    expect(ids([change('a'), { id: 'b', at: 1 }, change('c')])).toEqual(['c']);
    expect(ids([change('a'), null])).toEqual([]);
  });

  test('starts after a change whose earlier record is unreadable', () => {
    const odd = {
      id: 'b',
      at: 1,
      entries: [{ kind: 'shift', id: 'one', before: { date: 'soon' }, after: shift }],
    };
    expect(ids([change('a'), odd, change('c')])).toEqual(['c']);
  });
});
