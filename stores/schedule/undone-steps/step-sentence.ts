import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { type StepFacts, stepFacts } from '@/lib/shifts/history/step-facts';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isKnownStatus, type Shift } from '@/lib/shifts/shift/shift';
import type { NewsWords } from '@/stores/notifications/news-words';
import { settingSentence } from '@/stores/settings/setting-words';

/** More people than this are counted instead of named. */
const MAX_NAMED = 3;

export function stepSentence(
  change: Pick<ScheduleChange, 'entries' | 'origin' | 'proposal'>,
  words: NewsWords,
): string {
  const facts = stepFacts(change);
  const { t } = words;
  const { kind, shift, count } = facts;
  if (kind === 'imported') return t('steps.imported', { count });
  if (kind === 'settingChanged') return settingSentence(change.entries, words);
  if (kind === 'published' || kind === 'unpublished') return publishedSentence(kind, facts.days, words);
  if (kind === 'dayChanged' && facts.days) return dayChangedSentence(count, facts.days, words);
  if (facts.proposed && facts.span) return proposedSentence(facts.proposed, facts, facts.span, words);
  if (kind === 'swapped') {
    const [name = '', other = ''] = facts.people;
    return t('steps.swapped', { name, other });
  }
  if (shift) return shiftSentence(facts, shift, words);
  // A rename also moves the person's shifts.
  const isOfShifts = kind === 'several' || manyKind(kind) !== 'several';
  return facts.span && isOfShifts ? manySentence(facts, facts.span, words) : recordSentence(facts, words);
}

function dayChangedSentence(count: number, { from, to }: DaySpan, { t, formats }: NewsWords): string {
  return count === 1
    ? t('steps.dayChanged', { day: formats.shortWeekdayAndDate(from) })
    : t('steps.daysChanged', { count, days: formats.dayRange(from, to) });
}

function publishedSentence(
  kind: 'published' | 'unpublished',
  days: DaySpan | undefined,
  { t, formats }: NewsWords,
): string {
  return days ? t(`steps.${kind}Days`, { days: formats.dayRange(days.from, days.to) }) : t(`steps.${kind}`);
}

function proposedSentence(
  proposed: NonNullable<StepFacts['proposed']>,
  { count, people }: StepFacts,
  span: DaySpan,
  words: NewsWords,
): string {
  return whose(words.t(`steps.proposed.${proposed}`, { count, days: daysOf(span, words) }), people, words);
}

function manySentence({ kind, count, people }: StepFacts, span: DaySpan, words: NewsWords): string {
  return whose(words.t(`steps.many.${manyKind(kind)}`, { count, days: daysOf(span, words) }), people, words);
}

function daysOf({ from, to }: DaySpan, { formats }: NewsWords): string {
  return from === to ? formats.shortWeekdayAndDate(from) : formats.dayRange(from, to);
}

function whose(what: string, people: readonly string[], words: NewsWords): string {
  const { t } = words;
  return people.length > 0 ? t('steps.of', { what, names: namesOf(people, words) }) : what;
}

const MANY_KINDS = [
  'added',
  'removed',
  'moved',
  'assigned',
  'opened',
  'retimed',
  'restated',
  'changed',
  'notes',
  'repaired',
] as const;

function manyKind(kind: StepFacts['kind']): (typeof MANY_KINDS)[number] | 'several' {
  return MANY_KINDS.find((known) => known === kind) ?? 'several';
}

function namesOf(people: readonly string[], { t }: NewsWords): string {
  const more = people.length - MAX_NAMED;
  if (more > 0) return t('steps.andMore', { names: people.slice(0, MAX_NAMED).join(', '), count: more });
  const last = people.at(-1) ?? '';
  return people.length < 2 ? last : t('steps.and', { names: people.slice(0, -1).join(', '), last });
}

/** For records without days, such as the team and templates. */
function recordSentence(
  { kind, count, name, oldName, templateKind = 'shift' }: StepFacts,
  { t }: NewsWords,
): string {
  switch (kind) {
    case 'employeeAdded':
      return name === undefined ? t('steps.employeesAdded', { count }) : t('steps.employeeAdded', { name });
    case 'employeeRemoved':
      return name === undefined
        ? t('steps.employeesRemoved', { count })
        : t('steps.employeeRemoved', { name });
    case 'employeeRenamed':
      return t('steps.employeeRenamed', { before: oldName ?? '', name: name ?? '' });
    case 'employeeChanged':
      return name === undefined
        ? t('steps.employeesChanged', { count })
        : t('steps.employeeChanged', { name });
    case 'availability':
      return t('steps.availability', { name: name ?? '' });
    case 'templateAdded':
      return templateSentence('added');
    case 'templateRemoved':
      return templateSentence('removed');
    case 'templateChanged':
      return templateSentence('changed');
    case 'requestChanged':
      return t('steps.requestsChanged', { count });
    case 'repairDropped':
      return t('steps.repairDropped', { count });
    default:
      return t('steps.records', { count });
  }

  function templateSentence(what: 'added' | 'removed' | 'changed'): string {
    return name === undefined
      ? t(`steps.templates.${what}`, { count })
      : t(`steps.template.${templateKind}.${what}`, { name });
  }
}

function shiftSentence({ kind, before }: StepFacts, shift: Shift, words: NewsWords): string {
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

/** The sentence of a shift moved to another day only, or from one person, day and time to others. */
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

/** The person and the time of the shift, for use within a sentence. */
function shiftWords(shift: Shift, words: NewsWords): string {
  const day = words.formats.shortWeekdayAndDate(shift.date);
  const about = { name: shift.employeeName, day, times: timesOf(shift, words) };
  return isOpenShift(shift) ? words.t('steps.openShift', about) : words.t('steps.shift', about);
}
