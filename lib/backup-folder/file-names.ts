import { isLocalDate, type LocalDate } from '@/lib/time/local-date';

/** Under which a folder's first backup is kept: a second one beside it gets a number. */
export const FIRST_BASE = 'brigade-backup';

/** So many files of a day stay in the folder. */
const DAYS_KEPT = 14;

/** The file that always holds the schedule as it is. */
export function currentFileName(base: string): string {
  return `${base}.json`;
}

/** The file that holds the schedule as it last was on that day. */
export function dayFileName(base: string, day: LocalDate): string {
  return `${base}-${day}.json`;
}

/** The first base of which the folder has no file yet, current or of a day; case is ignored, as many disks ignore it. */
export function freeBase(names: Iterable<string>): string {
  const taken = Array.from(names, (name) => name.toLowerCase());
  for (let number = 1; ; number += 1) {
    const base = number === 1 ? FIRST_BASE : `${FIRST_BASE}-${number}`;
    if (!taken.some((name) => name === currentFileName(base) || dayOf(base, name))) return base;
  }
}

/** Of these files, those of days that are older than the newest fourteen of the base; other files are never among them. */
export function filesToPrune(names: Iterable<string>, base: string): readonly string[] {
  const days = Array.from(names).filter((name) => dayOf(base, name));
  return days.sort().slice(0, -DAYS_KEPT);
}

function dayOf(base: string, name: string): LocalDate | undefined {
  if (!name.startsWith(`${base}-`) || !name.endsWith('.json')) return undefined;
  const day = name.slice(base.length + 1, -'.json'.length);
  return isLocalDate(day) ? day : undefined;
}
