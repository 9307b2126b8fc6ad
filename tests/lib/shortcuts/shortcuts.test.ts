import fc from 'fast-check';
import de from '@/lib/i18n/messages/de.json';
import en from '@/lib/i18n/messages/en.json';
import es from '@/lib/i18n/messages/es.json';
import fr from '@/lib/i18n/messages/fr.json';
import { ariaKeys, type KeyWords, keyCaps, keyHint, NAMED_KEYS, platformOf } from '@/lib/shortcuts/key-names';
import { followStroke } from '@/lib/shortcuts/key-sequence';
import { BINDINGS, keysOf, SHORTCUTS, shortcutsOf } from '@/lib/shortcuts/shortcuts';
import { isCharacter, strokeOf } from '@/lib/shortcuts/stroke';
import { SHORTCUT_SEQUENCE_MS } from '@/lib/timing';
import { rounds, seed } from '../../support/rounds';

const WORDS: KeyWords = {
  Shift: 'Shift',
  Ctrl: 'Ctrl',
  Enter: 'Enter',
  Delete: 'Delete',
  Escape: 'Esc',
  Home: 'Home',
  End: 'End',
};

const press = (key: string, over: Partial<Parameters<typeof strokeOf>[0]> = {}) =>
  strokeOf({ key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, ...over });

describe('shortcut table', () => {
  test('has unique bindings, and no binding that is also the first key of a sequence', () => {
    const ways = SHORTCUTS.flatMap(({ keys }): readonly string[] => keys);
    expect(new Set(ways).size).toBe(ways.length);
    for (const way of ways.filter((candidate) => candidate.includes(' '))) {
      expect(ways).not.toContain(way.split(' ')[0]);
    }
  });

  test('contains the keys of the specification, without conflicts', () => {
    expect(Object.fromEntries([...BINDINGS].filter(([way]) => !way.includes(' ')))).toEqual({
      'Shift+N': 'addShift',
      'Shift+P': 'publish',
      'Shift+F': 'fillOpen',
      'Shift+D': 'hideMoney',
      'Shift+I': 'insights',
      'Shift+M': 'templates',
      'Shift+S': 'settings',
      'Shift+E': 'employees',
      'Shift+H': 'home',
      'Shift+C': 'home',
      'Shift+ArrowLeft': 'previousWeek',
      ArrowLeft: 'previousWeek',
      'Shift+ArrowRight': 'nextWeek',
      ArrowRight: 'nextWeek',
      T: 'today',
      B: 'weekLayout',
      'Shift+/': 'shortcuts',
      '?': 'shortcuts',
      'Shift+T': 'tutorial',
      'Mod+Z': 'undo',
      'Mod+Shift+Z': 'redo',
      'Mod+Y': 'redo',
    });
  });

  test.each([
    ['en', en],
    ['de', de],
    ['es', es],
    ['fr', fr],
  ])('has a name for every act, key and group in %s', (_language, { shortcuts }) => {
    expect(Object.keys(shortcuts.act).sort()).toEqual(SHORTCUTS.map(({ id }) => id).sort());
    expect(Object.keys(shortcuts.keyName).sort()).toEqual([...NAMED_KEYS].sort());
    expect(Object.keys(shortcuts.group)).toEqual(['navigation', 'actions', 'help']);
  });

  test('puts every shortcut into one of three groups', () => {
    const grouped = (['navigation', 'actions', 'help'] as const).flatMap((group) => shortcutsOf(group));
    expect(grouped.length).toBe(SHORTCUTS.length);
  });
});

describe('key stroke', () => {
  test('is named by the letter that was typed, or by the key position on non-Latin layouts', () => {
    expect(press('n', { shiftKey: true })).toBe('Shift+N');
    expect(press('M', { shiftKey: true, code: 'Semicolon' })).toBe('Shift+M');
    expect(press('Т', { shiftKey: true, code: 'KeyN' })).toBe('Shift+N');
    expect(press('e', { code: 'KeyT' })).toBe('E');
  });

  test('includes Shift for letters and named keys, but not for characters that need Shift on the layout', () => {
    expect(press('?', { shiftKey: true })).toBe('?');
    expect(press('?')).toBe('?');
    expect(press('/', { shiftKey: true, code: 'Digit7' })).toBe('/');
    expect(press('/', { shiftKey: true, code: 'Slash' })).toBe('Shift+/');
    expect(press('/', { code: 'Slash' })).toBe('/');
    expect(press('ArrowLeft', { shiftKey: true })).toBe('Shift+ArrowLeft');
    expect(press('Z', { shiftKey: true, metaKey: true })).toBe('Mod+Shift+Z');
    expect(press('z', { ctrlKey: true })).toBe('Mod+Z');
  });

  test('is a character with or without Shift, but not with Ctrl or if the key is a named key', () => {
    expect(['T', 'Shift+N', '?', 'Mod+Z', 'ArrowLeft', 'Shift+ArrowLeft'].map(isCharacter)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('key sequence', () => {
  const begun = { stroke: 'G', at: 5000 };
  test('is complete only if the second key follows within the time limit', () => {
    expect(followStroke(undefined, 'G', 5000)).toEqual({ begun });
    expect(followStroke(begun, 'E', 5000 + SHORTCUT_SEQUENCE_MS - 1)).toEqual({ id: 'employees' });
    expect(followStroke(begun, 'E', 5000 + SHORTCUT_SEQUENCE_MS)).toEqual({});
    expect(followStroke(begun, 'E', 5000 + SHORTCUT_SEQUENCE_MS + 1)).toEqual({});
  });

  test('keeps the meaning of the second key if both keys together are no sequence', () => {
    expect(followStroke(begun, 'T', 5100)).toEqual({ id: 'today' });
    expect(followStroke(begun, 'Shift+N', 5100)).toEqual({ id: 'addShift' });
    expect(followStroke(begun, 'G', 5100)).toEqual({ begun: { stroke: 'G', at: 5100 } });
    expect(followStroke(begun, 'X', 5100)).toEqual({});
  });

  test('depends on the first key only if both keys form a sequence within the time limit', () => {
    const strokes = [...BINDINGS.keys()].flatMap((way) => way.split(' '));
    fc.assert(
      fc.property(
        fc.constantFrom(...strokes, 'X', 'Shift+G'),
        fc.constantFrom(...strokes),
        fc.nat({ max: 3 * SHORTCUT_SEQUENCE_MS }),
        (first, second, wait) => {
          const meaning = followStroke({ stroke: first, at: 0 }, second, wait);
          const together = wait < SHORTCUT_SEQUENCE_MS ? BINDINGS.get(`${first} ${second}`) : undefined;
          expect(meaning).toEqual(together ? { id: together } : followStroke(undefined, second, wait));
        },
      ),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('key labels', () => {
  test('follow the platform', () => {
    expect(keyCaps('Shift+N', 'mac', WORDS)).toEqual(['⇧', 'N']);
    expect(keyCaps('Shift+N', 'other', WORDS)).toEqual(['Shift', 'N']);
    expect(keyCaps('Mod+Shift+Z', 'mac', WORDS)).toEqual(['⌘', '⇧', 'Z']);
    expect(keyCaps('Mod+Shift+Z', 'other', { ...WORDS, Shift: 'Umschalt', Ctrl: 'Strg' })).toEqual([
      'Strg',
      'Umschalt',
      'Z',
    ]);
    expect(keyCaps('Shift+ArrowLeft', 'other', WORDS)).toEqual(['Shift', '←']);
    expect(keyCaps('Shift+/', 'other', WORDS)).toEqual(['Shift', '/']);
    expect(keyCaps('Escape', 'mac', WORDS)).toEqual(['Esc']);
  });

  test('are short in hints beside buttons', () => {
    expect(keyHint('addShift', 'other')).toBe('⇧N');
    expect(keyHint('previousWeek', 'mac')).toBe('←');
    expect(keyHint('undo', 'other')).toBe('Ctrl Z');
    expect(keyHint('redo', 'other')).toBe('Ctrl ⇧ Z');
    expect(keyHint('redo', 'mac')).toBe('⌘⇧Z');
  });

  test('contain no sequences in aria-keyshortcuts', () => {
    expect(ariaKeys('templates', 'other')).toBe('Shift+M');
    expect(ariaKeys('undo', 'mac')).toBe('Meta+Z');
    expect(keysOf('templates')).toContain('G M');
  });

  test.each([
    ['MacIntel', 'mac'],
    ['iPhone', 'mac'],
    ['Win32', 'other'],
    ['Linux x86_64', 'other'],
    ['', 'other'],
  ])('detects the platform of %s as %s', (name, platform) => {
    expect(platformOf(name)).toBe(platform);
  });
});
