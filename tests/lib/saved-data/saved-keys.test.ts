import { SAVED_KEY_DESCRIPTIONS } from '@/lib/saved-data/saved-key-descriptions';
import { PREFERENCE_IDS, QUARANTINE_PREFIX, SAVED_KEYS } from '@/lib/saved-data/saved-keys';

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

describe('keys of saved data', () => {
  const names: readonly string[] = Object.values(SAVED_KEYS).map(({ name }) => name);

  test('have unique names', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  test('have the names of the specification or start with brigade', () => {
    expect(names).toEqual(expect.arrayContaining(SPECIFIED));
    for (const name of names) if (!SPECIFIED.includes(name)) expect(name).toMatch(/^brigade-/);
    expect(QUARANTINE_PREFIX).toMatch(/^brigade-/);
  });

  test('never start like the key of a quarantined value', () => {
    expect(names.filter((name) => name.startsWith(QUARANTINE_PREFIX))).toEqual([]);
  });

  test('include saved views, but not the state of a tab, in a backup', () => {
    const carried: readonly string[] = PREFERENCE_IDS;
    expect(carried).toEqual(expect.arrayContaining(['savedViews', 'twoWeeks']));
    expect(carried).not.toContain('filter');
    expect(carried).not.toContain('selectedDate');
  });

  test('each have a description', () => {
    for (const { description } of Object.values(SAVED_KEY_DESCRIPTIONS))
      expect(description.length).toBeGreaterThan(0);
  });
});
