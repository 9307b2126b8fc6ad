import { createTranslator } from 'use-intl';
import { isKnownRole } from '@/lib/employees/role';
import { formatsFor } from '@/lib/i18n/formats';
import type { MovedShift, MoveRefusal } from '@/lib/shifts/change/shift-moves';
import { whatMovedAll } from '@/lib/shifts/change/what-moved';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { readLanguage } from '@/stores/preferences/use-language';

/** The words of a notice. */
export interface MoveWords {
  readonly message: string;
  readonly detail: string;
}

/** For shifts that were moved, reassigned, retimed or changed in status. */
export function movedWords(moved: readonly MovedShift[]): MoveWords {
  return {
    message: words()(`moves.${whatMovedAll(moved)}`, { count: moved.length }),
    detail: detailOf(moved.map(({ after }) => after)),
  };
}

/** For copies. */
export function copiedWords(copies: readonly Shift[]): MoveWords {
  return { message: words()('moves.copied', { count: copies.length }), detail: detailOf(copies) };
}

/** For removed shifts. */
export function removedWords(shifts: readonly Shift[]): MoveWords {
  return { message: words()('moves.removed', { count: shifts.length }), detail: detailOf(shifts) };
}

/** For two shifts that swapped their people. */
export function swappedWords(moved: readonly MovedShift[]): MoveWords {
  return {
    message: words()('moves.swapped'),
    detail: moved.map(({ after }) => shiftWords(after)).join('; '),
  };
}

/** Why shifts were not moved, in the specification's words. */
export function refusedWords(refusal: MoveRefusal): string {
  const t = words();
  switch (refusal.kind) {
    case 'shiftMissing':
      return t('moves.shiftMissing');
    case 'employeeNotFound':
      return t('shiftForm.notFound', { name: refusal.name });
    case 'roleMismatch':
      return t('shiftForm.mismatch', {
        name: refusal.name,
        employeeRole: roleWords(refusal.employeeRole),
        role: roleWords(refusal.role),
      });
  }
}

/** `Maya Patel, Fri 9:00 AM - 5:00 PM`; empty for several. */
function detailOf(shifts: readonly Shift[]): string {
  const [first] = shifts;
  return first && shifts.length === 1 ? shiftWords(first) : '';
}

function shiftWords(shift: Shift): string {
  const formats = formatsFor(readLanguage().language);
  const name = isOpenShift(shift) ? words()('calendar.openShift') : shift.employeeName;
  return `${name}, ${formats.weekdayShort(shift.date)} ${formats.timeRange(shift.startTime, shift.endTime)}`;
}

function roleWords(role: string): string {
  return isKnownRole(role) ? words()(`roles.${role}`) : role;
}

function words() {
  const { language, messages } = readLanguage();
  if (!messages) throw new Error('There are no words yet.');
  return createTranslator({ locale: language, messages, timeZone: 'UTC' });
}
