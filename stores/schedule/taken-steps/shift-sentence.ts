import type { StepFacts } from '@/lib/shifts/history/step-facts';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isKnownStatus, type Shift } from '@/lib/shifts/shift/shift';
import type { NewsWords } from '@/stores/notifications/news-words';

/** What a step did to its one shift: whose it is, when, and what became of it. */
export function shiftSentence({ kind, before }: StepFacts, shift: Shift, words: NewsWords): string {
  const { t, formats } = words;
  const day = formats.shortWeekdayAndDate(shift.date);
  const times = timesOf(shift, words);
  const name = shift.employeeName;
  const end = isOpenShift(shift) ? 'Open' : '';
  switch (kind) {
    case 'moved':
      return before ? movedSentence(before, shift, words) : t(`steps.changed${end}`, { name, day, times });
    case 'assigned': {
      const given = { name: before?.employeeName ?? '', to: name, day, times };
      return before && isOpenShift(before) ? t('steps.givenOpen', given) : t('steps.given', given);
    }
    case 'opened':
      return t('steps.opened', { name: before?.employeeName ?? '', day, times });
    case 'retimed':
      return t(`steps.retimed${end}`, { name, day, times, before: before ? timesOf(before, words) : '' });
    case 'restated': {
      const status = isKnownStatus(shift.status) ? t(`statuses.${shift.status}`) : shift.status;
      return t(`steps.restated${end}`, { name, day, times, status });
    }
    case 'added':
    case 'removed':
    case 'notes':
    case 'repaired':
      return t(`steps.${kind}${end}`, { name, day, times });
    default:
      return before && hasOtherPlace(before, shift)
        ? movedSentence(before, shift, words)
        : t(`steps.changed${end}`, { name, day, times });
  }
}

/** To another day alone, or from one person, day and time to others. */
function movedSentence(before: Shift, after: Shift, words: NewsWords): string {
  const { t, formats } = words;
  if (after.date === before.date || hasOtherPlace({ ...before, date: after.date }, after)) {
    return t('steps.movedElse', { before: shiftWords(before, words), after: shiftWords(after, words) });
  }
  return t(isOpenShift(after) ? 'steps.movedDayOpen' : 'steps.movedDay', {
    name: after.employeeName,
    before: formats.shortWeekdayAndDate(before.date),
    day: formats.shortWeekdayAndDate(after.date),
  });
}

function hasOtherPlace(one: Shift, other: Shift): boolean {
  return (['employeeName', 'date', 'startTime', 'endTime'] as const).some(
    (field) => one[field] !== other[field],
  );
}

function timesOf({ startTime, endTime }: Shift, { formats }: NewsWords): string {
  return formats.timeRange(startTime, endTime);
}

/** Who and when, within a sentence. */
function shiftWords(shift: Shift, words: NewsWords): string {
  const day = words.formats.shortWeekdayAndDate(shift.date);
  const about = { name: shift.employeeName, day, times: timesOf(shift, words) };
  return isOpenShift(shift) ? words.t('steps.openShift', about) : words.t('steps.shift', about);
}
