import type { SharedWeek } from '@/lib/share/shared-week';
import { encodeWeek } from '@/lib/share/week-code/week-code';
import type { LocalDate } from '@/lib/time/local-date';
import { addDays } from '@/lib/time/local-date';
import { startOfWeek, type WeekStart } from '@/lib/time/week';

/** A week as the screen at the wall is given it: the fragment of a link to it. */
export interface KioskWeek {
  readonly firstDay: LocalDate;
  readonly fragment: string;
}

const WEEKS_AHEAD = [7, 14];

/** The first days of the weeks that the screen knows: today's, two more, and the one whose last night runs into today. */
export function kioskFirstDays(today: LocalDate, weekStart: WeekStart): readonly LocalDate[] {
  const first = startOfWeek(today, weekStart);
  const nights = startOfWeek(addDays(today, -1), weekStart);
  const days = [nights, first, ...WEEKS_AHEAD.map((days) => addDays(first, days))];
  return [...new Set(days)];
}

/**
 * The weeks as links carry them, without what was told before, which a screen at the wall does not show. A week that is
 * too large for a link is left out. Rejects where this browser cannot pack it.
 */
export async function kioskWeeks(weeks: readonly SharedWeek[]): Promise<readonly KioskWeek[]> {
  const made = await Promise.all(
    weeks.map(async ({ told: _told, ...week }) => {
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
