import fc from 'fast-check';
import { isPlain, netChange } from '@/lib/shifts/change/net-change';
import { EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import {
  type ChangeEntry,
  publicationEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { savedAfter } from '@/stores/browser-storage/keys/saved-schedule';
import { makeShift } from '@/tests/support/brigade';
import { changeOf, plainWithPublication, templateOf } from '@/tests/support/records';

const NOTHING = { schedule: EMPTY_SCHEDULE, awaitingRepair: [] };
const SHIFT = makeShift({ id: 's' });

test('netChange combines the state before the first and after the last change of each record', () => {
  const later = { ...SHIFT, notes: 'later' };
  const changes = [
    changeOf(
      [shiftEntry(undefined, SHIFT), templateEntry(undefined, templateOf('Early', { id: 't' }))],
      'one',
    ),
    changeOf([shiftEntry(SHIFT, later)], 'two'),
    changeOf([templateEntry(templateOf('Early', { id: 't' }), undefined)], 'three'),
  ];
  expect(netChange(changes)).toMatchObject({
    id: 'three',
    entries: [{ kind: 'shift', id: 's', after: later }],
  });
  expect(netChange(changes)?.entries[0]?.before).toBeUndefined();
});

test('netChange returns undefined if an added record is removed again, or for no changes', () => {
  const [added, removed] = [shiftEntry(undefined, SHIFT), shiftEntry(SHIFT, undefined)];
  expect(netChange([changeOf([added]), changeOf([removed])])).toBeUndefined();
  expect(netChange([])).toBeUndefined();
});

test('isPlain is false for a change with renames or publications', () => {
  const publication = { id: 'publication', at: 1, shiftCount: 0, since: [] };
  expect(isPlain(changeOf([shiftEntry(undefined, SHIFT)]))).toBe(true);
  expect(isPlain(changeOf([publicationEntry(undefined, publication)]))).toBe(false);
  const employee = { id: 'e', name: 'Ana', role: 'Cook', color: 'red' } as const;
  expect(isPlain(changeOf([{ kind: 'employee', id: 'e', after: employee }]))).toBe(false);
});

test('netChange results in the same schedule as the single changes, for a publication at any time', () => {
  const anyStep = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    end: fc.option(fc.constantFrom('17:00', '18:00', '19:00')),
  });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), fc.nat(12), (steps, publishedAt) => {
      const current = new Map<string, string>();
      const changes = steps.map(({ id, end }, index) => {
        const stateOf = (time: string | undefined) =>
          time === undefined ? undefined : makeShift({ id, times: ['9:00', time] });
        const before = stateOf(current.get(id));
        const after = stateOf(end ?? undefined);
        if (end === null) current.delete(id);
        else current.set(id, end);
        const entries: readonly ChangeEntry[] = before || after ? [shiftEntry(before, after)] : [];
        return changeOf(entries, `${index}`);
      });
      const split = Math.min(publishedAt, changes.length);
      const start = changes.slice(0, split).reduce(savedAfter, NOTHING);
      const at = { id: 'publication', at: 1, shiftCount: 0, since: [] };
      const published = savedAfter(start, changeOf([publicationEntry(undefined, at)]));
      const rest = changes.slice(split);
      const net = netChange(rest);
      const [one, other] = [rest.reduce(savedAfter, published), net ? savedAfter(published, net) : published];
      expect(plainWithPublication(other.schedule)).toEqual(plainWithPublication(one.schedule));
    }),
  );
});
