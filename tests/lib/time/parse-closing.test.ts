import fc from 'fast-check';
import { minuteOfDay } from '@/lib/time/clock-time';
import { isClosing, parseTimes, readSpan, readTime } from '@/lib/time/parse-times';
import { anyTime } from '@/tests/support/arbitraries';
import { clock } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

describe('times until closing', () => {
  const readTo = (text: string, closing?: string) => {
    const parsed = parseTimes(text, closing === undefined ? undefined : clock(closing));
    return parsed.isOk
      ? parsed.value.map(({ startTime, endTime }) => `${startTime}-${endTime}`).join(' ')
      : parsed.error;
  };

  test.each([
    ['11-close', '23:00', '11:00-23:00'],
    ['5pm-cl', '23:00', '17:00-23:00'],
    ['17-BD', '23:00', '17:00-23:00'],
    ['17 bis Dienstschluss', '23:00', '17:00-23:00'],
    ['17 Uhr bis Schluss', '23:00', '17:00-23:00'],
    ['17h à fermeture', '23:00', '17:00-23:00'],
    ['17 a cierre', '23:00', '17:00-23:00'],
    ['17 al cierre', '23:00', '17:00-23:00'],
    ['de 9 al cierre', '23:00', '09:00-23:00'],
    ['17h jusqu’à la fermeture', '23:00', '17:00-23:00'],
    ['5 hasta el cierre', '23:00', '17:00-23:00'],
    ['17:00–Close', '23:00', '17:00-23:00'],
    ['10:30-2:30 + 5:30-close', '22:00', '10:30-14:30 17:30-22:00'],
    // Over midnight if closing is after midnight.
    ['5-close', '01:00', '17:00-01:00'],
    ['17-cl', '02:30', '17:00-02:30'],
    // A long day rather than an hour before closing.
    ['11-close', '00:00', '11:00-00:00'],
    ['11-close', '02:00', '11:00-02:00'],
    ['10-close', '02:00', '22:00-02:00'],
    ['23:30-close', '01:00', '23:30-01:00'],
    // Start equals closing: a whole day, as with any other end.
    ['23:00-close', '23:00', '23:00-23:00'],
  ])('reads %j with closing at %s', (text, closing, times) => {
    expect(readTo(text, closing)).toBe(times);
  });

  test.each([
    ['11-close', 'noClosing'],
    ['9-1 + 5-cl', 'noClosing'],
    ['25-close', 'noTime'],
    ['11-clo', 'incomplete'],
    ['11-Dienst', 'incomplete'],
    ['close-11', 'unreadable'],
    ['close', 'incomplete'],
    ['11-closed', 'unreadable'],
  ])('reports an error for %j when the closing time is unknown', (text, fault) => {
    expect(readTo(text)).toBe(fault);
  });

  test('accepts a closing word in a separate field only for the end', () => {
    const typed = (text: string) => ({ text, isTyped: true });
    expect(readSpan(typed('11'), typed('close'), clock('23:00'))).toEqual({
      startTime: '11:00',
      endTime: '23:00',
    });
    expect(readSpan(typed('5'), typed(' CL '), clock('01:00'))).toEqual({
      startTime: '17:00',
      endTime: '01:00',
    });
    expect(readSpan(typed('11'), typed('close'))).toEqual({ startTime: '11:00' });
    expect(readSpan(typed('close'), typed('5'), clock('23:00'))).toEqual({ endTime: '17:00' });
    expect(readTime('close')).toBeUndefined();
    expect(['close', 'Cl', 'BD', 'Schluss', 'cierre', 'fermeture', 'el cierre'].every(isClosing)).toBe(true);
    expect(['', 'c', 'closed', '11', '11-close', 'abd'].some(isClosing)).toBe(false);
  });

  test('ends at the closing time for any start, and changes at most AM and PM of the start', () => {
    fc.assert(
      fc.property(anyTime, anyTime, (start, closing) => {
        expect(readTo(`${start}-close`, closing).slice(-5)).toBe(closing);
        const [startMinute, typed] = [readTo(`${start}-close`, closing).slice(0, 5), start].map(minuteOfDay);
        expect(Math.abs((startMinute ?? 0) - (typed ?? 0)) % 720).toBe(0);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
