import { unbrokenEnd } from '@/lib/saved-data/records/read-change';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { changeOf, shiftAt } from '@/tests/support/records';

const shift = shiftAt('09:00-17:00', { id: 'one' });
const change = (id: string) => changeOf([shiftEntry(shift, { ...shift, notes: id })], id);
const ids = (stored: readonly unknown[]) => unbrokenEnd(stored).map(({ id }) => id);

describe('the unbroken end of the stored changes', () => {
  test('is all of them where each can be read', () => {
    expect(unbrokenEnd([change('a'), change('b')])).toEqual([change('a'), change('b')]);
  });

  test('begins after one that cannot be read', () => {
    expect(ids([change('a'), { id: 'b', at: 1 }, change('c')])).toEqual(['c']);
    expect(ids([change('a'), null])).toEqual([]);
  });

  test('begins after one of which it cannot be read what was there before', () => {
    const odd = {
      id: 'b',
      at: 1,
      entries: [{ kind: 'shift', id: 'one', before: { date: 'soon' }, after: shift }],
    };
    expect(ids([change('a'), odd, change('c')])).toEqual(['c']);
  });
});
