import { changeSummary } from '@/lib/shifts/change/change-summary';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { NewsWords } from '@/stores/notifications/news-words';
import { changeWords } from '@/stores/schedule/change-words';
import { settingNames } from '@/stores/settings/setting-words';
import type { UndoneStep } from './undone-steps';

/** The announcement of an undo or redo: `Undone: shift of Ella Berg, Saturday`. */
export function stepWords({ kind, step }: UndoneStep, words: NewsWords): string {
  const what = aboutWords(step, words);
  return words.t(kind === 'undone' ? 'history.undoneStep' : 'history.redoneStep', { what });
}

/** Names the subject of the step, not its action, because an undo reverses the action. */
function aboutWords(step: Pick<ScheduleChange, 'entries' | 'origin'>, words: NewsWords): string {
  const { t } = words;
  const { kind, shift, name, count, settings = [] } = changeSummary(step);
  if (shift) return shiftWords(shift, words);
  switch (kind) {
    case 'employeeAdded':
    case 'employeeRemoved':
    case 'employeeRenamed':
    case 'employeeChanged':
    case 'availability':
      return name === undefined ? t('history.ofEmployees', { count }) : t('history.ofEmployee', { name });
    case 'templateAdded':
    case 'templateRemoved':
    case 'templateChanged':
      return name === undefined ? t('history.ofTemplates', { count }) : t('history.ofTemplate', { name });
    case 'settingChanged':
      return settingNames(settings, words);
    case 'requestChanged':
      return t('history.ofRequests', { count });
    case 'repairDropped':
    case 'imported':
    case 'published':
    case 'unpublished':
    case 'several':
      return changeWords(step, words).message;
    default:
      return t('history.ofShifts', { count });
  }
}

function shiftWords(shift: Shift, { t, formats }: NewsWords): string {
  const day = formats.weekday(shift.date);
  return isOpenShift(shift)
    ? t('history.ofOpenShift', { day })
    : t('history.ofShift', { name: shift.employeeName, day });
}
