import fc from 'fast-check';
import { clockTimeOf, minuteOfDay, toTwelveHour } from '@/lib/time/clock-time';
import { durationMinutes } from '@/lib/time/interval';
import { parseTimes, readSpan, readTime } from '@/lib/time/parse-times';
import { anyTime } from '@/tests/support/arbitraries';
import { rounds, seed } from '@/tests/support/rounds';

function read(text: string): string {
  const parsed = parseTimes(text);
  if (!parsed.isOk) return parsed.error;
  return parsed.value.map(({ startTime, endTime }) => `${startTime}-${endTime}`).join(' ');
}

function otherOf(text: string): string | undefined {
  const parsed = parseTimes(text);
  const other = parsed.isOk ? parsed.value[0]?.other : undefined;
  return other && `${other.startTime}-${other.endTime}`;
}

describe('parseTimes', () => {
  test.each([
    ['9-5', '09:00-17:00'],
    ['9-17', '09:00-17:00'],
    ['17:30-1', '17:30-01:00'],
    ['9a-5p', '09:00-17:00'],
    ['9 am - 5 pm', '09:00-17:00'],
    ['9:00 a.m. to 5:30 p.m.', '09:00-17:30'],
    ['9:30 - 14', '09:30-14:00'],
    ['9-17 Uhr', '09:00-17:00'],
    ['von 9 Uhr bis 17 Uhr', '09:00-17:00'],
    ['9.30 – 14.15', '09:30-14:15'],
    ['9h-17h', '09:00-17:00'],
    ['9h30 à 17h', '09:30-17:00'],
    ['de 9 a 17', '09:00-17:00'],
    ['930-5', '09:30-17:00'],
    ['0930-1730', '09:30-17:30'],
    ['22-6', '22:00-06:00'],
    ['11-7a', '23:00-07:00'],
    ['9-5p', '09:00-17:00'],
    ['18-24', '18:00-00:00'],
    ['12-8', '12:00-20:00'],
    ['12a-8a', '00:00-08:00'],
    ['05-09', '05:00-09:00'],
    ['09-09', '09:00-09:00'],
    [' 9-5 ', '09:00-17:00'],
    ['10:30-2:30+5:30-10', '10:30-14:30 17:30-22:00'],
    ['10:30-14:30, 17:30-22', '10:30-14:30 17:30-22:00'],
    ['noon-8', '12:00-20:00'],
    ['12 noon - 8', '12:00-20:00'],
    ['9-noon', '09:00-12:00'],
    ['6-Midnight', '18:00-00:00'],
    ['midi-20h', '12:00-20:00'],
    ['de 9 a mediodía', '09:00-12:00'],
    ['de 9 hasta mediodia', '09:00-12:00'],
    ['18-minuit', '18:00-00:00'],
    ['medianoche-8', '00:00-08:00'],
    ['Mittag bis Mitternacht', '12:00-00:00'],
    ['von 9 bis Mittag', '09:00-12:00'],
    ['9-17 h', '09:00-17:00'],
  ])('reads %s as %s', (text, times) => {
    expect(read(text)).toBe(times);
  });

  // Of two possible shifts of 4 to 12 hours, the one that starts from 7:00 to before 19:00 is read; the other is offered.
  test.each([
    ['5-1', '17:00-01:00', '05:00-13:00'],
    ['6-2', '18:00-02:00', '06:00-14:00'],
    ['7-3', '07:00-15:00', '19:00-03:00'],
    ['10-6', '10:00-18:00', '22:00-06:00'],
    ['5-9', '17:00-21:00', '05:00-09:00'],
    ['12-12', '12:00-00:00', '00:00-12:00'],
  ])('reads %s as %s and offers %s', (text, times, other) => {
    expect(read(text)).toBe(times);
    expect(otherOf(text)).toBe(other);
  });

  test.each(['9-17', '17:30-1', '9a-5p', '22-6', '11-2'])('offers no other reading for %s', (text) => {
    expect(otherOf(text)).toBeUndefined();
  });

  test.each([
    ['', 'incomplete'],
    ['9', 'incomplete'],
    ['9-', 'incomplete'],
    ['9:30 - ', 'incomplete'],
    ['9-5+', 'incomplete'],
    ['9-n', 'incomplete'],
    ['9-noo', 'incomplete'],
    ['mitt', 'incomplete'],
    ['noon', 'incomplete'],
    ['9-night', 'unreadable'],
    ['25-3', 'noTime'],
    ['9:75-17', 'noTime'],
    ['13p-15', 'noTime'],
    ['24:30-3', 'noTime'],
    ['lunch', 'unreadable'],
    ['9-5-1', 'unreadable'],
    ['9-5 Maya', 'unreadable'],
  ])('reports for %j: %s', (text, fault) => {
    expect(read(text)).toBe(fault);
  });
});

describe('readTime', () => {
  test.each([
    ['9', '09:00'],
    ['17', '17:00'],
    ['0900', '09:00'],
    ['900', '09:00'],
    ['1730', '17:30'],
    ['9.30', '09:30'],
    ['9h30', '09:30'],
    ['9h', '09:00'],
    ['17 Uhr', '17:00'],
    ['9p', '21:00'],
    ['9 p. m.', '21:00'],
    ['12a', '00:00'],
    ['noon', '12:00'],
    ['Midi', '12:00'],
    ['mediodía', '12:00'],
    ['Mittag', '12:00'],
    ['midnight', '00:00'],
    ['24', '00:00'],
    ['5', '17:00'],
    ['6', '18:00'],
    ['7', '07:00'],
    ['12', '12:00'],
    ['05', '05:00'],
    [' 9:05 ', '09:05'],
    ['09:00:00', '09:00'],
    ['9:00\u202fAM', '09:00'],
  ])('reads %j as %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  test.each(['', ' ', '25', '9:75', '9-17', 'lunch', '13p', '24:30', '-1', 'no', '9 30', '99999'])(
    'rejects %j',
    (text) => {
      expect(readTime(text)).toBeUndefined();
    },
  );
});

describe('readSpan with two fields', () => {
  const typed = (text: string) => ({ text, isTyped: true });
  const settled = (text: string) => ({ text, isTyped: false });

  test('reads two typed fields like one text with both times', () => {
    const hour = fc.tuple(
      fc.integer({ min: 0, max: 24 }),
      fc.constantFrom('', ':30', 'h15', '.45', 'p', 'a'),
    );
    fc.assert(
      fc.property(hour, hour, (start, end) => {
        const [one, other] = [start.join(''), end.join('')];
        const parsed = parseTimes(`${one} - ${other}`);
        const { startTime, endTime } = readSpan(typed(one), typed(other));
        if (parsed.isOk) expect(`${startTime}-${endTime}`).toBe(read(`${one} - ${other}`));
        else expect(startTime && endTime).toBeUndefined();
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test.each([
    ['10:00', '23:00', '10:00-23:00'],
    ['8:00', '22:00', '08:00-22:00'],
    ['7:00', '23:00', '07:00-23:00'],
    ['10:00', '00:00', '10:00-00:00'],
    ['6:00', '18:30', '06:00-18:30'],
    // Bare hours, and times that are valid on a 12-hour clock too, remain ambiguous.
    ['5', '17:00', '05:00-17:00'],
    ['5:30', '10:00', '17:30-22:00'],
    ['17:30', '1', '17:30-01:00'],
  ])('reads typed %s and %s in the clock format they share: %s', (start, end, times) => {
    const span = readSpan(typed(start), typed(end));
    expect(`${span.startTime}-${span.endTime}`).toBe(times);
    expect(read(`${start}-${end}`)).toBe(times);
  });

  test.each([
    ['9:00', '22:00', '09:00-22:00'],
    ['5', '17:00', '05:00-17:00'],
    ['22', '06:00', '22:00-06:00'],
    ['10:30', '14:00', '10:30-14:00'],
  ])('reads %s typed before a stored %s as %s', (start, end, times) => {
    const span = readSpan(typed(start), settled(end));
    expect(`${span.startTime}-${span.endTime}`).toBe(times);
  });

  test('never changes a stored time, even if a shift would fit better in the other half of the day', () => {
    expect(readSpan(settled('10:00'), typed('6'))).toEqual({ startTime: '10:00', endTime: '18:00' });
    expect(readSpan(settled('12:00'), settled('11:00'))).toEqual({ startTime: '12:00', endTime: '11:00' });
  });

  test('ignores unreadable text, and reads the other time as if the field were empty', () => {
    expect(readSpan(typed('lunch'), typed('5'))).toEqual({ endTime: '17:00' });
    expect(readSpan(typed('9'), settled(''))).toEqual({ startTime: '09:00' });
    expect(readSpan(typed(''), typed('x'))).toEqual({});
  });
});

describe('parseTimes for any typed times', () => {
  const HOUR = fc.integer({ min: 1, max: 12 });

  test('reads full times literally: two digits and 24 hours, or 12 hours with AM and PM', () => {
    fc.assert(
      fc.property(anyTime, anyTime, (start, end) => {
        expect(read(`${toTwelveHour(start)} - ${toTwelveHour(end)}`)).toBe(`${start}-${end}`);
        const isPlain = (time: string) => time < '10:00' || time >= '13:00';
        if (isPlain(start) && isPlain(end)) expect(read(`${start}-${end}`)).toBe(`${start}-${end}`);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('keeps the clock position of bare hours, and prefers shifts of 4 to 12 hours', () => {
    fc.assert(
      fc.property(HOUR, HOUR, (start, end) => {
        const parsed = parseTimes(`${start}-${end}`);
        const reading = parsed.isOk ? parsed.value[0] : undefined;
        if (!reading) throw new Error('Two hours are times.');
        expect(minuteOfDay(reading.startTime) % 720).toBe((start % 12) * 60);
        expect(minuteOfDay(reading.endTime) % 720).toBe((end % 12) * 60);
        const hours = durationMinutes(reading.startTime, reading.endTime) / 60;
        const onDial = (end - start + 12) % 12 || 12;
        expect(hours).toBe(onDial < 4 ? onDial : hours);
        expect(hours >= 4 && hours <= 12).toBe(onDial >= 4);
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('reads an offered alternative literally when typed', () => {
    fc.assert(
      fc.property(HOUR, HOUR, fc.constantFrom('', ':15', ':30'), (start, end, minute) => {
        const other = otherOf(`${start}${minute}-${end}`);
        if (other !== undefined) expect(read(other)).toBe(other);
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('accepts any text without an error and returns only valid times', () => {
    const piece = fc.constantFrom(...'0123456789:.-–+, aphmu'.split(''), 'to', 'bis', 'Uhr');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 14 }).map((parts) => parts.join('')),
        ),
        (text) => {
          const parsed = parseTimes(text);
          if (!parsed.isOk) return;
          for (const { startTime, endTime } of parsed.value) {
            expect(clockTimeOf(minuteOfDay(startTime))).toBe(startTime);
            expect(clockTimeOf(minuteOfDay(endTime))).toBe(endTime);
          }
        },
      ),
      { numRuns: rounds(300), ...seed },
    );
  });
});
