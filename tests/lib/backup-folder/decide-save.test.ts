import fc from 'fast-check';
import { decideSave, type FoundFile } from '@/lib/backup-folder/decide-save';
import { rounds, seed } from '@/tests/support/rounds';

const USUAL = {
  found: 'own' as FoundFile,
  logNumber: 8,
  savedNumber: 7,
  isEmpty: false,
  wasEmpty: false,
  isAsked: false,
  mayReplace: false,
};

const anyCase = fc.record({
  found: fc.constantFrom<FoundFile>('none', 'own', 'other'),
  logNumber: fc.nat(3),
  savedNumber: fc.nat(3),
  isEmpty: fc.boolean(),
  wasEmpty: fc.boolean(),
  isAsked: fc.boolean(),
  mayReplace: fc.boolean(),
});

describe('whether the backup is written', () => {
  test.each([
    ['news', {}, 'write'],
    ['nothing new', { savedNumber: 8 }, 'nothing'],
    ['nothing new, but asked for', { savedNumber: 8, isAsked: true }, 'write'],
    ['nothing new, but the file is gone', { savedNumber: 8, found: 'none' }, 'write'],
    ["another's file", { found: 'other' }, 'foreign'],
    ["another's file, nothing new", { found: 'other', savedNumber: 8 }, 'foreign'],
    ["another's file, asked for", { found: 'other', isAsked: true }, 'foreign'],
    ["another's file, which may go", { found: 'other', mayReplace: true }, 'write'],
    ['a log that is behind the file', { logNumber: 3 }, 'foreign'],
    ['an emptied schedule', { isEmpty: true }, 'emptied'],
    ['an emptied schedule, asked for', { isEmpty: true, isAsked: true }, 'emptied'],
    ['an emptied schedule, and the file may go', { isEmpty: true, mayReplace: true }, 'write'],
    ['an empty schedule over an empty one', { isEmpty: true, wasEmpty: true }, 'write'],
    ['an empty schedule, and no file', { isEmpty: true, found: 'none' }, 'write'],
  ] as const)('%s', (_what, differs, decision) => {
    expect(decideSave({ ...USUAL, ...differs })).toBe(decision);
  });

  test('nothing is ever lost unasked', () => {
    fc.assert(
      fc.property(anyCase, (save) => {
        if (save.mayReplace || decideSave(save) !== 'write') return;
        expect(save.found).not.toBe('other');
        if (save.found === 'none') return;
        expect(save.logNumber).toBeGreaterThanOrEqual(save.savedNumber);
        expect(save.isEmpty && !save.wasEmpty).toBe(false);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
