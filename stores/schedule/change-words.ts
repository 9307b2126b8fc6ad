import { type ChangeSummary, changeSummary } from '@/lib/shifts/change/change-summary';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { NewsWords } from '@/stores/notifications/news-words';
import { settingSentence } from '@/stores/settings/setting-words';
import type { MoveWords } from './move-words';

export function changeWords(change: Pick<ScheduleChange, 'entries' | 'origin'>, words: NewsWords): MoveWords {
  const summary = changeSummary(change);
  const message =
    summary.kind === 'settingChanged' ? settingSentence(change.entries, words) : messageOf(summary, words);
  return { message, detail: detailOf(summary, words) };
}

function messageOf({ kind, count }: ChangeSummary, { t }: NewsWords): string {
  switch (kind) {
    case 'swapped':
      return t('moves.swapped');
    case 'published':
      return t('history.published');
    case 'moved':
    case 'assigned':
    case 'opened':
    case 'retimed':
    case 'restated':
    case 'changed':
    case 'removed':
      return t(`moves.${kind}`, { count });
    default:
      return t(`history.${kind}`, { count });
  }
}

function detailOf({ shift, before, name, oldName, days }: ChangeSummary, words: NewsWords): string {
  const { t, formats } = words;
  if (days) return formats.dayRange(days.from, days.to);
  if (shift && before)
    return t('history.was', { now: shiftWords(shift, words), before: shiftWords(before, words) });
  if (shift) return shiftWords(shift, words);
  if (name !== undefined && oldName !== undefined)
    return t('history.renamed', { before: oldName, after: name });
  return name ?? '';
}

function shiftWords(shift: Shift, { t, formats }: NewsWords): string {
  const name = isOpenShift(shift) ? t('calendar.openShift') : shift.employeeName;
  const times = formats.timeRange(shift.startTime, shift.endTime);
  return `${name}, ${formats.weekdayDay(shift.date)}, ${times}`;
}
