import { createTranslator } from 'use-intl';
import { isKnownRole } from '@/lib/employees/role';
import { roleListSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { commonChangeKind } from '@/lib/shifts/change/shift-change-kind';
import type { MovedShift, MoveRefusal } from '@/lib/shifts/change/shift-moves';
import type { Shift } from '@/lib/shifts/shift/shift';
import { readLanguage } from '@/stores/preferences/use-language';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { shiftsWords, shiftWords } from './shift-words';

export interface MoveWords {
  readonly message: string;
  readonly detail: string;
}

export function movedWords(store: ScheduleStore, moved: readonly MovedShift[]): MoveWords {
  return {
    message: words()(`moves.${commonChangeKind(moved)}`, { count: moved.length }),
    detail: shiftsWords(
      store,
      moved.map(({ after }) => after),
    ),
  };
}

export function copiedWords(store: ScheduleStore, copies: readonly Shift[]): MoveWords {
  return { message: words()('moves.copied', { count: copies.length }), detail: shiftsWords(store, copies) };
}

export function removedWords(store: ScheduleStore, shifts: readonly Shift[]): MoveWords {
  return { message: words()('moves.removed', { count: shifts.length }), detail: shiftsWords(store, shifts) };
}

export function swappedWords(store: ScheduleStore, moved: readonly MovedShift[]): MoveWords {
  return {
    message: words()('moves.swapped'),
    detail: moved.map(({ after }) => shiftWords(store, after)).join('; '),
  };
}

/** The text of the refusal, in the specification's words. */
export function refusedWords(store: ScheduleStore, refusal: MoveRefusal): string {
  const t = words();
  switch (refusal.kind) {
    case 'shiftMissing':
      return t('moves.shiftMissing');
    case 'employeeNotFound':
      return t('shiftForm.notFound', { name: refusal.name });
    case 'roleMismatch':
      return t('shiftForm.mismatch', {
        name: refusal.name,
        employeeRole: roleWords(store, refusal.employeeRole),
        role: roleWords(store, refusal.role),
      });
  }
}

function roleWords(store: ScheduleStore, role: string): string {
  const own = settingOf(store.getState().schedule, roleListSetting).roles.find(
    ({ key }) => key === role,
  )?.name;
  if (own !== undefined) return own;
  return isKnownRole(role) ? words()(`roles.${role}`) : role;
}

function words() {
  const { language, messages } = readLanguage();
  if (!messages) throw new Error('The messages are not loaded yet.');
  return createTranslator({ locale: language, messages, timeZone: 'UTC' });
}
