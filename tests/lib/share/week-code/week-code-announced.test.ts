import type { SharedWeek } from '@/lib/share/shared-week';
import { encodeWithin } from '@/lib/share/staff-link';
import { decodeWeek, encodeWeek } from '@/lib/share/week-code/week-code';
import { hash32 } from '@/lib/text-hash';
import { addDays } from '@/lib/time/local-date';
import { clock, day } from '@/tests/support/records';
import { WEEK_OF_TWENTY } from '@/tests/support/shared-weeks';

const EMPTY_WEEK: SharedWeek = { ...WEEK_OF_TWENTY, people: [] };
const NAMES = WEEK_OF_TWENTY.people.map(({ name }) => name);

const readBack = async (given: SharedWeek) => decodeWeek(await encodeWeek(given));

describe('earlier publications in a link', () => {
  const gone = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: NAMES[index % NAMES.length] ?? '',
      isGone: true,
      shift: {
        key: hash32(`gone ${index}`),
        startTime: clock('09:00'),
        endTime: clock('17:00'),
        role: 'Server',
        isPending: false,
        date: addDays(day('2026-11-16'), index % 28),
      },
    }));

  test('add less than ten characters a shift; a link without earlier publications is unchanged', async () => {
    const plain = await encodeWeek(WEEK_OF_TWENTY);
    const announced = await encodeWeek({ ...WEEK_OF_TWENTY, announced: gone(30) });
    console.info(`30 earlier shifts: ${announced.length - plain.length} characters`);
    expect(announced.length - plain.length).toBeLessThan(30 * 10);
    expect(plain).toMatch(/^1\./);
    expect(await encodeWeek({ ...WEEK_OF_TWENTY, announced: [] })).toBe(plain);
    expect(announced).toMatch(/^2\./);
  });

  test('are dropped, oldest first, if the link would not fit a QR code', async () => {
    const given = { ...WEEK_OF_TWENTY, announced: gone(300) };
    const code = await encodeWithin(given, 2900);
    expect(code.length).toBeLessThanOrEqual(2900);
    const read = await decodeWeek(code);
    const kept = read.kind === 'week' ? (read.week.announced ?? []) : [];
    expect(kept.length).toBeGreaterThan(100);
    expect(kept).toEqual(given.announced.slice(-kept.length));
    // A week that is too long even without them keeps all of them.
    expect(await encodeWithin(given, 500)).toBe(await encodeWeek(given));
  });

  test('are dropped if they exceed the limits of the format', async () => {
    const read = await readBack({ ...EMPTY_WEEK, announced: gone(1200) });
    expect(read).toMatchObject({ kind: 'week', week: { announced: gone(1200).slice(-1000) } });
    const [far] = gone(1);
    if (!far) throw new Error('There is none');
    const announced = [{ ...far, shift: { ...far.shift, date: addDays(day('2026-11-16'), 4001) } }];
    expect(await readBack({ ...EMPTY_WEEK, announced })).toEqual({ kind: 'week', week: EMPTY_WEEK });
  });
});
