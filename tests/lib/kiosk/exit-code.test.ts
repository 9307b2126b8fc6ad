import fc from 'fast-check';
import {
  afterWrongCode,
  hashExitCode,
  isExitCode,
  matchesExitCode,
  NO_ATTEMPTS,
} from '@/lib/kiosk/exit-code';
import { isKioskFragment } from '@/lib/kiosk/is-kiosk-fragment';
import { exitCodeHashIn, isOwnKiosk, kioskSuffix, withoutKioskSuffix } from '@/lib/kiosk/kiosk-fragment';
import { withChoice } from '@/lib/share/week-code/week-code-choice';
import { KIOSK_CODE_TRIES, KIOSK_CODE_WAIT_MS } from '@/lib/timing';
import { rounds, seed } from '@/tests/support/rounds';

const anyCode = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 8 });
const anyChance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('isExitCode accepts a code of 4 to 8 digits only', () => {
  expect(['123', '1234', '12345678', '123456789', '12a4', '', '١٢٣٤'].map(isExitCode)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('the kiosk unlocks with the code of a stored hash only, and the hash does not reveal the code', () => {
  fc.assert(
    fc.property(anyCode, anyCode, anyChance, (code, other, chance) => {
      const kept = hashExitCode(code, chance);
      expect(matchesExitCode(kept, code)).toBe(true);
      expect(matchesExitCode(kept, other)).toBe(other === code);
      expect(kept).toMatch(/^[a-z\d]+-[a-z\d]+-[a-z\d]+$/);
      // The hash survives in a link, after the week's code and next to the language choice.
      const fragment = withChoice(`1.abc&h=xy${kioskSuffix(kept)}&n=2`, { language: 'de' });
      expect(fragment).toBe(`1.abc&h=xy&k=${kept}&l=de`);
      expect(exitCodeHashIn(fragment)).toBe(kept);
    }),
    { numRuns: rounds(200), ...seed },
  );
  expect(hashExitCode('1234', 0.1)).not.toBe(hashExitCode('1234', 0.2));
});

test('the kiosk does not unlock when the stored hash is malformed', () => {
  for (const kept of ['', '1', '1234', '--', 'undefined']) expect(matchesExitCode(kept, '1234')).toBe(false);
});

test('the kiosk blocks more codes after five wrong ones, then counts again from zero', () => {
  let tries = NO_ATTEMPTS;
  for (let wrong = 1; wrong < KIOSK_CODE_TRIES; wrong += 1) {
    tries = afterWrongCode(tries, 1000);
    expect(tries).toEqual({ wrong });
  }
  tries = afterWrongCode(tries, 1000);
  expect(tries).toEqual({ wrong: 0, until: 1000 + KIOSK_CODE_WAIT_MS });
  expect(afterWrongCode(tries, 99_000)).toEqual({ wrong: 1 });
});

test("the kiosk distinguishes the fragments of a kiosk, of a kiosk link and of a week's page", () => {
  expect(['kiosk', 'kiosk&l=de', '1.abc&k=1', '1.abc', 'kiosks', ''].map(isKioskFragment)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isOwnKiosk('1.abc&k=1')).toBe(false);
  expect(kioskSuffix(undefined)).toBe('&k=1');
  expect(exitCodeHashIn('1.abc&k=1')).toBeUndefined();
  expect(withoutKioskSuffix('1.abc&h=xy&k=1&l=de')).toBe('1.abc&h=xy&l=de');
});
