import type { Employee } from '@/lib/employees/employee';
import { type FitRefusal, fitShift } from '@/lib/employees/fit-employee';
import { ok, type Result, refused } from '@/lib/result';
import { knownFieldsOf } from '@/lib/shifts/shift/known-fields';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** SPEC section 5. */
export type CopyRefusal = { readonly kind: 'noDates' | 'onlyOriginalDate' | 'originalMissing' } | FitRefusal;

/**
 * The copies in date order, or the first refusal. Omits the original's date and fields unknown to this build.
 */
export function copiesOfShift(
  original: Shift | undefined,
  dates: Iterable<LocalDate>,
  employees: Iterable<Employee>,
  newId: () => string,
): Result<readonly Shift[], CopyRefusal> {
  const chosen = [...new Set(dates)].sort();
  if (chosen.length === 0) return refused({ kind: 'noDates' });
  if (!original) return refused({ kind: 'originalMissing' });
  const targets = chosen.filter((date) => date !== original.date);
  if (targets.length === 0) return refused({ kind: 'onlyOriginalDate' });
  const copiesOf = (shift: Shift) => targets.map((date) => ({ ...knownFieldsOf(shift), id: newId(), date }));
  if (isOpenShift(original)) return ok(copiesOf(original));
  const fitting = fitShift(original, employees);
  if (!fitting.isOk) return fitting;
  const { role, color } = fitting.value;
  return ok(copiesOf(original.role === '' ? { ...original, role, color } : original));
}
