import fc from 'fast-check';
import { createAnnouncedNews } from '@/stores/notifications/announced-news';
import { rounds, seed } from '@/tests/support/rounds';

function storedKeys(isRefused = false) {
  let keys: readonly string[] = [];
  return {
    read: () => keys,
    write(next: readonly string[]) {
      if (!isRefused) keys = next;
      return !isRefused;
    },
  };
}

const facts = (...keys: readonly string[]) => keys.map((key) => ({ key }));

describe('what was told', () => {
  test('is told once, whichever tab asks, and after a reload', () => {
    const stored = storedKeys();
    const [one, other] = [createAnnouncedNews(stored), createAnnouncedNews(stored)];
    expect(one.take(facts('a', 'b'))).toEqual(facts('a', 'b'));
    expect(other.unannounced(facts('a', 'c'))).toEqual(facts('c'));
    expect(other.take(facts('a', 'b', 'c'))).toEqual(facts('c'));
    expect(createAnnouncedNews(stored).take(facts('a', 'b', 'c'))).toEqual([]);
  });

  test('is told once a visit where nothing can be stored', () => {
    const told = createAnnouncedNews(storedKeys(true));
    expect([told.take(facts('a')), told.take(facts('a'))]).toEqual([facts('a'), []]);
  });

  test('stays told while it is true, and is bounded when it is not', () => {
    const stored = storedKeys();
    const told = createAnnouncedNews(stored);
    told.take(facts('lasting'));
    for (let number = 0; number < 1000; number += 1) told.take(facts('lasting', `passing ${number}`));
    expect(stored.read().length).toBeLessThanOrEqual(302);
    expect(createAnnouncedNews(stored).take(facts('lasting'))).toEqual([]);
  });

  test('no order of tabs and rounds tells anything twice', () => {
    const anyRound = fc.record({
      tab: fc.nat(2),
      keys: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(fc.array(anyRound, { maxLength: 30 }), (all) => {
        const stored = storedKeys();
        const tabs = [0, 1, 2].map(() => createAnnouncedNews(stored));
        const told = all.flatMap(({ tab, keys }) => tabs[tab]?.take(facts(...keys)) ?? []);
        expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
