import fc from 'fast-check';
import { initials, lengthBarShare, shortName, timeRangeText } from '@/lib/shifts/shift/display';
import { rounds, seed } from '@/tests/support/rounds';

describe('time range text', () => {
  test.each([
    ['09:00', '17:00', '9:00 AM - 5:00 PM'],
    ['22:00', '06:00', '10:00 PM - 6:00 AM'],
    ['00:00', '12:00', '12:00 AM - 12:00 PM'],
    ['5:00 PM', '23:30', '5:00 PM - 11:30 PM'],
  ])('formats %s to %s as %s', (start, end, text) => {
    expect(timeRangeText(start, end)).toBe(text);
  });
});

describe('the length bar', () => {
  test.each([
    [0, 0.2],
    [15, 0.2],
    [30, 0.2],
    [96, 0.2],
    [120, 0.25],
    [240, 0.5],
    [479, 479 / 480],
    [480, 1],
    [481, 1],
    [1440, 1],
  ])('converts %i minutes to a share of %d of the track', (minutes, share) => {
    expect(lengthBarShare(minutes)).toBeCloseTo(share, 10);
  });

  test('is a fifth to the whole of the track, and never shorter for a longer shift', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.nat(600), (minutes, more) => {
        const share = lengthBarShare(minutes);
        expect(share).toBeGreaterThanOrEqual(0.2);
        expect(lengthBarShare(minutes + more)).toBeGreaterThanOrEqual(share);
        expect(lengthBarShare(minutes + more)).toBeLessThanOrEqual(1);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('names in a narrow column', () => {
  test.each([
    ['Maya Lindqvist', 'Maya L.', 'ML'],
    ['Maya', 'Maya', 'M'],
    ['  Maya   Lindqvist  ', 'Maya L.', 'ML'],
    ['Anna Maria de la Cruz', 'Anna C.', 'AC'],
    ['', '', ''],
    ['👩 🚀', '👩 🚀.', '👩🚀'],
    ['مريم حداد', 'مريم ح.', 'مح'],
    ['<img onerror=alert(1)>', '<img o.', '<O'],
    ['élodie durand', 'élodie d.', 'ÉD'],
  ])('are shortened from %p to %p, with the initials %p', (name, short, letters) => {
    expect(shortName(name)).toBe(short);
    expect(initials(name)).toBe(letters);
  });

  test('are kept whole if they are a single word of 200 letters', () => {
    const name = 'a'.repeat(200);
    expect(shortName(name)).toBe(name);
    expect(initials(name)).toBe('A');
  });

  test('are never shortened within an emoji', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        expect(initials(name).isWellFormed()).toBe(true);
        expect(shortName(name).isWellFormed()).toBe(true);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });
});
