import { MISFIT } from '@/lib/saved-data/records/shape';
import { SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import { keptBreakChoices, keptClashChoice, withChoice } from '@/lib/shifts/plan/kept-choices';

const KEPT = {
  copyWeek: { clash: 'open', availability: 'skip', rest: 'keep', fromLater: 'skip', overlap: 'fromLater' },
  copyShift: { availability: 'open' },
  fromLater: { availability: 'skip' },
};

test('keptBreakChoices returns only the choices of the given dialog, without those of a newer build', () => {
  expect(keptBreakChoices(KEPT, 'copyWeek')).toEqual({ availability: 'skip', rest: 'keep' });
  expect(keptBreakChoices(KEPT, 'copyShift')).toEqual({ availability: 'open' });
  expect(keptBreakChoices(KEPT, 'import')).toEqual({});
});

test('keptClashChoice returns skip for clashes until another choice is stored', () => {
  expect(keptClashChoice({})).toBe('skip');
  expect(keptClashChoice({ copyWeek: { clash: 'fromLater' } })).toBe('skip');
  expect(keptClashChoice(KEPT)).toBe('open');
});

test('withChoice stores a choice and leaves the others unchanged', () => {
  expect(withChoice(KEPT, 'copyShift', 'rest', 'skip')).toEqual({
    ...KEPT,
    copyShift: { availability: 'open', rest: 'skip' },
  });
  expect(withChoice({}, 'import', 'rest', 'open')).toEqual({ import: { rest: 'open' } });
});

test('accepts two levels of names with text values, and rejects any other stored shape', () => {
  const { shape } = SAVED_KEYS.planChoices;
  expect(shape(JSON.parse(JSON.stringify(KEPT)))).toEqual(KEPT);
  expect(shape({})).toEqual({});
  for (const wrong of [null, [], 'keep', { copyWeek: 'skip' }, { copyWeek: { rest: 1 } }, { copyWeek: [] }]) {
    expect(shape(wrong)).toBe(MISFIT);
  }
});
