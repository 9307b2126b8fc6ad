import type { Schedule } from '@/lib/shifts/change/schedule';
import { allShifts, findShift } from '@/lib/shifts/change/schedule-index';

/** Prefix of the id of every record of the sample restaurant. */
export const SAMPLE_PREFIX = 'sample-';

export function isSampleId(id: string): boolean {
  return id.startsWith(SAMPLE_PREFIX);
}

/** Numbers begin at 0. */
export function sampleShiftId(number: number): string {
  return `${SAMPLE_PREFIX}shift-${String(number).padStart(2, '0')}`;
}

export const MAX_SAMPLE_SHIFTS = 100;

/** Looks up only the sample's ids, because the check runs on every edit. */
export function hasSample({ employees, shifts }: Pick<Schedule, 'employees' | 'shifts'>): boolean {
  for (const id of employees.keys()) if (isSampleId(id)) return true;
  for (let number = 0; number < MAX_SAMPLE_SHIFTS; number += 1) {
    if (findShift(shifts, sampleShiftId(number))) return true;
  }
  return false;
}

/** Ignores the sample's records. */
export function ownProgress({ employees, shifts }: Pick<Schedule, 'employees' | 'shifts'>): {
  readonly hasEmployees: boolean;
  readonly hasShifts: boolean;
} {
  return { hasEmployees: hasOwn(employees.values()), hasShifts: hasOwn(allShifts(shifts)) };
}

function hasOwn(records: Iterable<{ readonly id: string }>): boolean {
  for (const { id } of records) if (!isSampleId(id)) return true;
  return false;
}
