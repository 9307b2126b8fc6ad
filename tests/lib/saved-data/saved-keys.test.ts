import { PREFERENCE_IDS, QUARANTINE_PREFIX, SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import { SAVED_KEYS_IN_WORDS } from '@/lib/saved-data/saved-keys-in-words';

const SPECIFIED = [
  'shifts',
  'shiftTemplates',
  'employees',
  'settings',
  'themeColorId',
  'hasSeenTutorial',
  'viewedTutorialSteps',
  'lastCompletedStep',
];

describe('the keys of saved data', () => {
  const names: readonly string[] = Object.values(SAVED_KEYS).map(({ name }) => name);

  test('no two have one name', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  test("carry the specification's names, or begin with brigade", () => {
    expect(names).toEqual(expect.arrayContaining(SPECIFIED));
    for (const name of names) if (!SPECIFIED.includes(name)) expect(name).toMatch(/^brigade-/);
    expect(QUARANTINE_PREFIX).toMatch(/^brigade-/);
  });

  test('none is taken for a value put aside', () => {
    expect(names.filter((name) => name.startsWith(QUARANTINE_PREFIX))).toEqual([]);
  });

  test('a backup carries the saved views, and not what one tab shows', () => {
    const carried: readonly string[] = PREFERENCE_IDS;
    expect(carried).toEqual(expect.arrayContaining(['savedViews', 'twoWeeks']));
    expect(carried).not.toContain('filter');
    expect(carried).not.toContain('selectedDate');
  });

  test('each says what it is for', () => {
    for (const { says } of Object.values(SAVED_KEYS_IN_WORDS)) expect(says.length).toBeGreaterThan(0);
  });
});
