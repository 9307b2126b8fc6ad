import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { type StepFacts, stepFacts } from '@/lib/shifts/history/step-facts';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
import type { NewsWords } from '@/stores/notifications/news-words';
import { settingSentence } from '@/stores/settings/setting-words';
import { shiftSentence } from './shift-sentence';

/** More people than these are counted. */
const MOST_NAMED = 3;

/** What a step did, as one sentence of the history. */
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
  // Whoever is renamed takes their shifts along.
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

/** Shifts that somebody has by a proposal: how many, on which days, and whose they are now. */
function proposedSentence(
  proposed: NonNullable<StepFacts['proposed']>,
  { count, people }: StepFacts,
  span: DaySpan,
  words: NewsWords,
): string {
  return whose(words.t(`steps.proposed.${proposed}`, { count, days: daysOf(span, words) }), people, words);
}

/** Several shifts: how many, on which days, and whose. */
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
  const more = people.length - MOST_NAMED;
  if (more > 0) return t('steps.andMore', { names: people.slice(0, MOST_NAMED).join(', '), count: more });
  const last = people.at(-1) ?? '';
  return people.length < 2 ? last : t('steps.and', { names: people.slice(0, -1).join(', '), last });
}

/** Team, templates, and whatever else has no days. */
function recordSentence({ kind, count, name, oldName, sort = 'shift' }: StepFacts, { t }: NewsWords): string {
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
      : t(`steps.template.${sort}.${what}`, { name });
  }
}
