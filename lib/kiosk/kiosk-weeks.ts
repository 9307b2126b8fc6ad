import type { SharedWeek } from '@/lib/share/shared-week';
import { encodeWeek } from '@/lib/share/week-code/week-code';
import type { LocalDate } from '@/lib/time/local-date';
import { addDays } from '@/lib/time/local-date';
import { startOfWeek, type WeekStart } from '@/lib/time/week';

/** `fragment` is the fragment of a link to the week. */
export interface KioskWeek {
  readonly firstDay: LocalDate;
  readonly fragment: string;
}

const WEEKS_AHEAD = [7, 14];

/** First days of the screen's weeks: the week of last night, today's week and the next two weeks. */
export function kioskFirstDays(today: LocalDate, weekStart: WeekStart): readonly LocalDate[] {
  const first = startOfWeek(today, weekStart);
  const nights = startOfWeek(addDays(today, -1), weekStart);
  const days = [nights, first, ...WEEKS_AHEAD.map((days) => addDays(first, days))];
  return [...new Set(days)];
}

/** Drops weeks that are too large for a link. Rejects if this browser cannot pack a week. */
export async function kioskWeeks(weeks: readonly SharedWeek[]): Promise<readonly KioskWeek[]> {
  const made = await Promise.all(
    weeks.map(async ({ announced: _told, ...week }) => {
      try {
        return [{ firstDay: week.firstDay, fragment: await encodeWeek(week) }];
      } catch (error) {
        if (error instanceof RangeError) return [];
        throw error;
      }
    }),
  );
  return made.flat();
}
