import fc from 'fast-check';
import { clockTimeOf, minuteOfDay, toTwelveHour } from '@/lib/time/clock-time';
import { durationMinutes } from '@/lib/time/interval';
import { parseTimes } from '@/lib/time/parse-times';
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

describe('times as people type them', () => {
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
  ])('%s is %s', (text, times) => {
    expect(read(text)).toBe(times);
  });

  // Of two shifts of 4 to 12 hours the one that begins from 7 to before 19 o'clock is meant, and the other is told.
  test.each([
    ['5-1', '17:00-01:00', '05:00-13:00'],
    ['6-2', '18:00-02:00', '06:00-14:00'],
    ['7-3', '07:00-15:00', '19:00-03:00'],
    ['10-6', '10:00-18:00', '22:00-06:00'],
    ['5-9', '17:00-21:00', '05:00-09:00'],
    ['12-12', '12:00-00:00', '00:00-12:00'],
  ])('%s is %s and could be %s', (text, times, other) => {
    expect(read(text)).toBe(times);
    expect(otherOf(text)).toBe(other);
  });

  test.each(['9-17', '17:30-1', '9a-5p', '22-6', '11-2'])('%s can mean nothing else', (text) => {
    expect(otherOf(text)).toBeUndefined();
  });

  test.each([
    ['', 'incomplete'],
    ['9', 'incomplete'],
    ['9-', 'incomplete'],
    ['9:30 - ', 'incomplete'],
    ['9-5+', 'incomplete'],
    ['25-3', 'noTime'],
    ['9:75-17', 'noTime'],
    ['13p-15', 'noTime'],
    ['24:30-3', 'noTime'],
    ['lunch', 'unreadable'],
    ['9-5-1', 'unreadable'],
    ['9-5 Maya', 'unreadable'],
  ])('%j is %s', (text, fault) => {
    expect(read(text)).toBe(fault);
  });
});

describe('whatever is typed', () => {
  const HOUR = fc.integer({ min: 1, max: 12 });

  test('full times mean themselves, in 24 hours with two digits and in 12 with AM and PM', () => {
    fc.assert(
      fc.property(anyTime, anyTime, (start, end) => {
        expect(read(`${toTwelveHour(start)} - ${toTwelveHour(end)}`)).toBe(`${start}-${end}`);
        const isPlain = (time: string) => time < '10:00' || time >= '13:00';
        if (isPlain(start) && isPlain(end)) expect(read(`${start}-${end}`)).toBe(`${start}-${end}`);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('bare hours keep their place on the dial, and make a shift of 4 to 12 hours wherever one is possible', () => {
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

  test('what is offered as the other meaning means itself when it is typed as offered', () => {
    fc.assert(
      fc.property(HOUR, HOUR, fc.constantFrom('', ':15', ':30'), (start, end, minute) => {
        const other = otherOf(`${start}${minute}-${end}`);
        if (other !== undefined) expect(read(other)).toBe(other);
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('no text stops it, and what it reads are times', () => {
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
