import { isLocalDate, type LocalDate } from '@/lib/time/local-date';

/** Base name of a folder's first backup; further backups get a number. */
export const FIRST_BASE = 'brigade-backup';

const DAYS_KEPT = 14;

export function currentFileName(base: string): string {
  return `${base}.json`;
}

/** Contains the schedule as last saved on that day. */
export function dayFileName(base: string, day: LocalDate): string {
  return `${base}-${day}.json`;
}

/** The first base that no file uses; ignores case, as many disks do. */
export function freeBase(names: Iterable<string>): string {
  const taken = Array.from(names, (name) => name.toLowerCase());
  for (let number = 1; ; number += 1) {
    const base = number === 1 ? FIRST_BASE : `${FIRST_BASE}-${number}`;
    if (!taken.some((name) => name === currentFileName(base) || dayOf(base, name))) return base;
  }
}

/** All day files of the base except the newest fourteen; never any other file. */
export function filesToPrune(names: Iterable<string>, base: string): readonly string[] {
  const days = Array.from(names).filter((name) => dayOf(base, name));
  return days.sort().slice(0, -DAYS_KEPT);
}

function dayOf(base: string, name: string): LocalDate | undefined {
  if (!name.startsWith(`${base}-`) || !name.endsWith('.json')) return undefined;
  const day = name.slice(base.length + 1, -'.json'.length);
  return isLocalDate(day) ? day : undefined;
}
