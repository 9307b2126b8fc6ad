import { createTranslator } from 'use-intl';
import { isKnownRole } from '@/lib/employees/role';
import type { MovedShift, MoveRefusal } from '@/lib/shifts/change/shift-moves';
import { whatMovedAll } from '@/lib/shifts/change/what-moved';
import type { Shift } from '@/lib/shifts/shift/shift';
import { scheduleStore } from '@/stores/app/schedule-store';
import { readLanguage } from '@/stores/preferences/use-language';
import { settingOf } from '@/stores/settings/settings-of';
import { shiftsWords, shiftWords } from './shift-words';

/** The words of a notice. */
export interface MoveWords {
  readonly message: string;
  readonly detail: string;
}

/** For shifts that were moved, reassigned, retimed or changed in status. */
export function movedWords(moved: readonly MovedShift[]): MoveWords {
  return {
    message: words()(`moves.${whatMovedAll(moved)}`, { count: moved.length }),
    detail: shiftsWords(moved.map(({ after }) => after)),
  };
}

/** For copies. */
export function copiedWords(copies: readonly Shift[]): MoveWords {
  return { message: words()('moves.copied', { count: copies.length }), detail: shiftsWords(copies) };
}

/** For removed shifts. */
export function removedWords(shifts: readonly Shift[]): MoveWords {
  return { message: words()('moves.removed', { count: shifts.length }), detail: shiftsWords(shifts) };
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

function roleWords(role: string): string {
  const own = settingOf(scheduleStore.getState().schedule, 'roleList').roles.find(
    ({ key }) => key === role,
  )?.name;
  if (own !== undefined) return own;
  return isKnownRole(role) ? words()(`roles.${role}`) : role;
}

function words() {
  const { language, messages } = readLanguage();
  if (!messages) throw new Error('There are no words yet.');
  return createTranslator({ locale: language, messages, timeZone: 'UTC' });
}
