import { type CsvCell, csvText } from '@/lib/csv/csv-text';
import type { LocalDate } from '@/lib/time/local-date';
import type { EmployeeHours } from './hours';

export interface HoursCsvWords {
  readonly heads: readonly string[];
  readonly role: (role: string) => string;
}

/** In row order; hours are numbers with at most two decimals. */
export function hoursCsv(rows: readonly EmployeeHours[], words: HoursCsvWords): string {
  const lines: (readonly CsvCell[])[] = rows.map(({ name, minutes, shifts, roles, overtimeMinutes }) => [
    name,
    hoursNumber(minutes),
    shifts.length,
    roles.map(({ role, minutes: own }) => `${words.role(role)} ${hoursNumber(own)}`).join(', '),
    hoursNumber(overtimeMinutes),
  ]);
  return csvText([words.heads, ...lines]);
}

/** `brigade-hours-2026-11-15-to-2026-11-21.csv`. */
export function hoursFileName(first: LocalDate, last: LocalDate): string {
  return `brigade-hours-${first}-to-${last}.csv`;
}

function hoursNumber(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}
