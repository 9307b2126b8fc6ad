import fc from 'fast-check';
import {
  currentFileName,
  dayFileName,
  FIRST_BASE,
  filesToPrune,
  freeBase,
} from '@/lib/backup-folder/folder-record';
import { addDays } from '@/lib/time/local-date';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const FIRST_DAY = day('2026-11-21');
const dayNames = (count: number, base = FIRST_BASE) =>
  Array.from({ length: count }, (_, index) => dayFileName(base, addDays(FIRST_DAY, index)));

describe('names of backup files', () => {
  test('have no date for the current file, and the date for the daily file', () => {
    expect(currentFileName(FIRST_BASE)).toBe('brigade-backup.json');
    expect(dayFileName(FIRST_BASE, FIRST_DAY)).toBe('brigade-backup-2026-11-21.json');
  });

  test.each([
    [[], 'brigade-backup'],
    [['holiday.jpg'], 'brigade-backup'],
    [['brigade-backup.json'], 'brigade-backup-2'],
    [['Brigade-Backup.JSON'], 'brigade-backup-2'],
    [['brigade-backup-2026-11-21.json'], 'brigade-backup-2'],
    [['brigade-backup.json', 'brigade-backup-2-2026-11-21.json'], 'brigade-backup-3'],
    [['brigade-backup-3.json'], 'brigade-backup'],
  ])('have next to %j the base %s', (names, base) => {
    expect(freeBase(names)).toBe(base);
  });
});

describe('filesToPrune', () => {
  test('keeps the files of the newest fourteen days', () => {
    expect(filesToPrune(dayNames(14), FIRST_BASE)).toEqual([]);
    expect(filesToPrune(dayNames(16).reverse(), FIRST_BASE)).toEqual(dayNames(2));
  });

  test('removes only daily files with the given base name', () => {
    const others = [
      'brigade-backup.json',
      'brigade-backup-2026-13-40.json',
      'brigade-backup-1999.json',
      'notes.txt',
    ];
    const secondBase = dayNames(20, 'brigade-backup-2');
    expect(filesToPrune([...others, ...secondBase, ...dayNames(14)], FIRST_BASE)).toEqual([]);
    expect(filesToPrune([...others, ...secondBase], 'brigade-backup-2')).toHaveLength(6);
  });

  test('keeps the newest fourteen of any set of daily files', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(400), { maxLength: 40 }), (offsets) => {
        const names = offsets.map((offset) => dayFileName(FIRST_BASE, addDays(FIRST_DAY, offset)));
        const pruned = filesToPrune(names, FIRST_BASE);
        const kept = names.filter((name) => !pruned.includes(name)).sort();
        expect(kept).toHaveLength(Math.min(14, names.length));
        expect([...pruned, ...kept]).toEqual([...names].sort());
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
