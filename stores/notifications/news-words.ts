import { createTranslator } from 'use-intl';
import { type Formats, formatsFor } from '@/lib/i18n/formats';
import { LATER_MESSAGES } from '@/lib/i18n/load-later-messages';
import type { NewsFact } from '@/lib/notifications/schedule-news';
import type { WeekCheck } from '@/lib/notifications/week-check';
import type { Shift } from '@/lib/shifts/shift/shift';
import { readLanguage } from '@/stores/preferences/use-language';
import type { NotificationInput } from './notifications';

export interface NewsWords {
  readonly t: ReturnType<typeof translatorOf>;
  readonly formats: Formats;
}

type Texts = Pick<NotificationInput, 'message' | 'detail'>;

/** Longer lists are cut to this many, followed by the number of the rest. */
const MAX_LISTED = 3;

/** The texts in the language of the page; undefined until the page has its messages. Rejects if the fetch fails. */
export async function loadNewsWords(): Promise<NewsWords | undefined> {
  const { language, messages } = readLanguage();
  if (!messages) return undefined;
  const all = { ...messages, ...(await LATER_MESSAGES[language]()) };
  return { t: translatorOf(language, all), formats: formatsFor(language) };
}

function translatorOf(
  locale: ReturnType<typeof readLanguage>['language'],
  messages: NonNullable<Parameters<typeof createTranslator>[0]['messages']>,
) {
  return createTranslator({ locale, messages, timeZone: 'UTC' });
}

/** The text for facts of one kind, and about one person if they are about people. */
export function newsTexts(facts: readonly [NewsFact, ...NewsFact[]], words: NewsWords): Texts {
  const { t, formats } = words;
  const [first] = facts;
  const shifts = facts.flatMap((fact) => ('shift' in fact ? [fact.shift] : []));
  switch (first.about) {
    case 'open':
      return { message: t('news.open', { count: shifts.length }), detail: listOf(shifts, words) };
    case 'lost': {
      const { name } = first.employee;
      return { message: t('news.lost', { name, count: shifts.length }), detail: listOf(shifts, words) };
    }
    case 'out': {
      const { from, to } = first.absence;
      const days = from === to ? formats.weekdayDay(from) : formats.dayRange(from, to);
      return { message: t('news.out', { name: first.employee.name, days }) };
    }
    case 'week':
      return weekTexts(first.check, words);
  }
}

function weekTexts(check: WeekCheck, { t, formats }: NewsWords): Texts {
  const { first, last, overtime, overlapCount, openCount, emptyDays } = check;
  const parts = [
    overtime.length > 0 && t('news.overtime', { names: cut(overtime, t) }),
    overlapCount > 0 && t('news.overlaps', { count: overlapCount }),
    openCount > 0 && t('news.openShifts', { count: openCount }),
    emptyDays.length > 0 && t('news.emptyDays', { days: emptyDays.map(formats.weekday).join(', ') }),
  ];
  return {
    message: t('news.week', { range: formats.dayRange(first, last) }),
    detail: parts.filter((part) => part !== false).join(' '),
  };
}

function listOf(shifts: readonly Shift[], { t, formats }: NewsWords): string {
  const lines = shifts.map(
    ({ date, startTime, endTime }) => `${formats.weekdayDay(date)}, ${formats.timeRange(startTime, endTime)}`,
  );
  return cut(lines, t, '; ');
}

function cut(items: readonly string[], t: NewsWords['t'], separator = ', '): string {
  const list = items.slice(0, MAX_LISTED).join(separator);
  const more = items.length - MAX_LISTED;
  return more > 0 ? t('news.andMore', { list, count: more }) : list;
}
