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

describe('decideSave', () => {
  test.each([
    ['changes', {}, 'write'],
    ['no changes', { savedNumber: 8 }, 'nothing'],
    ['no changes, but a request to save', { savedNumber: 8, isAsked: true }, 'write'],
    ['no changes, but a missing file', { savedNumber: 8, found: 'none' }, 'write'],
    ['a foreign file', { found: 'other' }, 'foreign'],
    ['a foreign file and no changes', { found: 'other', savedNumber: 8 }, 'foreign'],
    ['a foreign file and a request to save', { found: 'other', isAsked: true }, 'foreign'],
    ['a foreign file that may be replaced', { found: 'other', mayReplace: true }, 'write'],
    ['a log older than the file', { logNumber: 3 }, 'foreign'],
    ['an emptied schedule', { isEmpty: true }, 'emptied'],
    ['an emptied schedule and a request to save', { isEmpty: true, isAsked: true }, 'emptied'],
    ['an emptied schedule and a file that may be replaced', { isEmpty: true, mayReplace: true }, 'write'],
    ['an empty schedule over an empty backup', { isEmpty: true, wasEmpty: true }, 'write'],
    ['an empty schedule and no file', { isEmpty: true, found: 'none' }, 'write'],
  ] as const)('makes the expected decision for %s', (_what, differs, decision) => {
    expect(decideSave({ ...USUAL, ...differs })).toBe(decision);
  });

  test('never overwrites data without consent', () => {
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
