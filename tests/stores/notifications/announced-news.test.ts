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

describe('announced news', () => {
  test('is returned once across tabs and after a reload', () => {
    const stored = storedKeys();
    const [one, other] = [createAnnouncedNews(stored), createAnnouncedNews(stored)];
    expect(one.takeUnannounced(facts('a', 'b'))).toEqual(facts('a', 'b'));
    expect(other.unannounced(facts('a', 'c'))).toEqual(facts('c'));
    expect(other.takeUnannounced(facts('a', 'b', 'c'))).toEqual(facts('c'));
    expect(createAnnouncedNews(stored).takeUnannounced(facts('a', 'b', 'c'))).toEqual([]);
  });

  test('is returned once per visit if nothing can be stored', () => {
    const announced = createAnnouncedNews(storedKeys(true));
    expect([announced.takeUnannounced(facts('a')), announced.takeUnannounced(facts('a'))]).toEqual([
      facts('a'),
      [],
    ]);
  });

  test('is remembered as long as the facts include it, while other news is limited in number', () => {
    const stored = storedKeys();
    const announced = createAnnouncedNews(stored);
    announced.takeUnannounced(facts('lasting'));
    for (let number = 0; number < 1000; number += 1)
      announced.takeUnannounced(facts('lasting', `passing ${number}`));
    expect(stored.read().length).toBeLessThanOrEqual(302);
    expect(createAnnouncedNews(stored).takeUnannounced(facts('lasting'))).toEqual([]);
  });

  test('is never returned twice in any order of tabs', () => {
    const anyRound = fc.record({
      tab: fc.nat(2),
      keys: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(fc.array(anyRound, { maxLength: 30 }), (all) => {
        const stored = storedKeys();
        const tabs = [0, 1, 2].map(() => createAnnouncedNews(stored));
        const announced = all.flatMap(({ tab, keys }) => tabs[tab]?.takeUnannounced(facts(...keys)) ?? []);
        expect(new Set(announced.map(({ key }) => key)).size).toBe(announced.length);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
