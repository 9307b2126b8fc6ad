import fc from 'fast-check';
import { formatsFor } from '@/lib/i18n/formats';
import { LANGUAGES } from '@/lib/i18n/language';
import { MAX_ROTATION_DAYS } from '@/lib/templates/week/rotation';
import {
  addRotationUnit,
  changeRotationUnit,
  presetDraft,
  ROTATION_PRESETS,
  readRotationDay,
  readRotationDraft,
  removeRotationUnit,
  rotationDraft,
} from '@/lib/templates/week/rotation-draft';
import { anyTime } from '@/tests/support/arbitraries';

describe.each(LANGUAGES)('rotation presets in %s', (language) => {
  const write = formatsFor(language).shortTimeRange;

  it.each(ROTATION_PRESETS)('%s is read back as written', (preset) => {
    const rotation = readRotationDraft(presetDraft(preset, write));
    if (!rotation) throw new Error('The preset could not be read.');
    expect(rotationDraft(rotation, write)).toEqual(presetDraft(preset, write));
    const starts = new Set(rotation.days.flatMap((day) => day?.startTime ?? []));
    expect([...starts].sort()).toEqual(
      {
        earlyLate: ['07:00', '15:00'],
        twoWeeks: ['07:00', '15:00'],
        fourTwo: ['09:00'],
        twoTwoThree: ['09:00'],
      }[preset],
    );
  });
});

const typed = (texts: readonly string[], isOfWeeks = false) => ({ isOfWeeks, texts, written: new Map() });

describe('rotation draft', () => {
  it('reads a day with one span of work or none, and rejects any other text', () => {
    expect(readRotationDay('9-5', typed([]))).toEqual({ startTime: '09:00', endTime: '17:00' });
    expect(readRotationDay('22:00-06:00', typed([]))).toEqual({ startTime: '22:00', endTime: '06:00' });
    expect(readRotationDay('  ', typed([]))).toBeUndefined();
    for (const text of ['9', 'nonsense', '9-5 + 6-8', '25:00-26:00'])
      expect(readRotationDay(text, typed([]))).toBe('wrong');
    expect(readRotationDraft(typed(['9-5', 'x']))).toBeUndefined();
  });

  it('adds a copy of the last week or a day off, or removes one, within its limits', () => {
    const days = typed(['9-5', '']);
    expect(addRotationUnit(days).texts).toEqual(['9-5', '', '']);
    expect(removeRotationUnit(removeRotationUnit(days)).texts).toEqual(['9-5']);
    const weeks = presetDraft('twoWeeks', formatsFor('de').shortTimeRange);
    expect(addRotationUnit(weeks).texts.slice(14)).toEqual(weeks.texts.slice(7));
    expect(removeRotationUnit(removeRotationUnit(weeks)).texts).toHaveLength(7);
    const longest = typed(new Array<string>(MAX_ROTATION_DAYS).fill(''));
    expect(addRotationUnit(longest)).toBe(longest);
  });

  it('is filled up with days off when changed to weeks, and stays the same when changed to days', () => {
    expect(changeRotationUnit(typed(['9-5', '9-5']), true).texts).toEqual(['9-5', '9-5', '', '', '', '', '']);
    const weeks = presetDraft('twoTwoThree', formatsFor('en').shortTimeRange);
    expect(changeRotationUnit(weeks, false)).toEqual({ ...weeks, isOfWeeks: false });
  });

  it('is read back as written, even if times are ambiguous without AM and PM', () => {
    const write = (start: string, end: string) => `${start}-${end}`;
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.tuple(anyTime, anyTime)), { minLength: 1, maxLength: 20 }),
        (times) => {
          const days = times.map((time) => (time ? { startTime: time[0], endTime: time[1] } : undefined));
          expect(readRotationDraft(rotationDraft({ isOfWeeks: false, days }, write))?.days).toEqual(days);
        },
      ),
    );
  });
});
