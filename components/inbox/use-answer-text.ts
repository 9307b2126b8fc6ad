'use client';

import { useEffect, useState } from 'react';
import { createTranslator, useLocale } from 'use-intl';
import { nameKey } from '@/lib/employees/employee';
import { INBOX_CATALOGUES, type InboxMessages } from '@/lib/i18n/catalogues/inbox-messages';
import { type Formats, formatsFor } from '@/lib/i18n/formats';
import { daysOfAnswer, languageOfPerson, type Untold } from '@/lib/requests/inbox/untold';
import type { ShiftTime } from '@/lib/requests/team-request';
import { countToPublish } from '@/lib/share/changes-in-days';
import type { LocalDate } from '@/lib/time/local-date';
import { ownLink, publishedWeekOn } from '@/stores/requests/own-link';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

interface AnswerText {
  /** In the person's language. */
  readonly words: string;
  /** Their new link, where it shows the decision. */
  readonly link?: string;
  /** All of it, as it is handed on. */
  readonly text: string;
  /** What is to be published before a link can show the decision. */
  readonly unpublished: readonly LocalDate[];
}

/** What the person is told of a decision; undefined until it is made. */
export function useAnswerText({ request, person }: Untold): AnswerText | undefined {
  const own = useLocale();
  const today = useUi((state) => state.today);
  const schedule = useSchedule((state) => state.schedule);
  const language = languageOfPerson(schedule.requests, person.name) ?? own;
  const [made, setMade] = useState<AnswerText>();
  useEffect(() => {
    let isWanted = true;
    const days = daysOfAnswer(request, person);
    const isMoved = person.gets !== undefined || person.loses !== undefined;
    const unpublished = isMoved ? days.filter((date) => countToPublish(schedule, [date]) > 0) : [];
    const make = async (): Promise<AnswerText> => {
      const catalogue = await INBOX_CATALOGUES[language]();
      const t = createTranslator({
        locale: language,
        messages: catalogue.default,
        namespace: 'answer',
        timeZone: 'UTC',
      });
      const formats = formatsFor(language);
      const lines = [`${t('hello', { name: person.name })}\n${sentenceOf(t, formats, { request, person })}`];
      if (request.word !== '' && isAsker(request.name, person.name)) lines.push(request.word);
      const week = publishedWeekOn(days[0] ?? today, language) ?? publishedWeekOn(today, language);
      const words = lines.join('\n');
      if (!week || unpublished.length > 0) return { words, text: words, unpublished };
      try {
        const link = await ownLink(week, person.name);
        return { words, link, text: `${words}\n${t('link')} ${link}`, unpublished };
      } catch (error) {
        console.warn('The answer goes without a link.', error);
        return { words, text: words, unpublished };
      }
    };
    make().then(
      (answer) => isWanted && setMade(answer),
      (error: unknown) => console.error('The answer could not be written.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [schedule, language, today, request, person]);
  return made;
}

type Translator = ReturnType<typeof createTranslator<InboxMessages, 'answer'>>;

function sentenceOf(
  t: Translator,
  formats: Formats,
  { request, person }: Pick<Untold, 'request' | 'person'>,
): string {
  const shiftWords = ({ date, startTime, endTime }: ShiftTime) =>
    `${formats.shortWeekdayAndDate(date)}, ${formats.timeRange(startTime, endTime)}`;
  const { asked } = request;
  if (!isAsker(request.name, person.name) || asked.kind === 'seen') {
    return [
      person.gets ? t('gets', { shift: shiftWords(person.gets) }) : '',
      person.loses ? t('loses', { shift: shiftWords(person.loses) }) : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
  }
  const decision = request.state === 'approved' ? 'approved' : 'declined';
  switch (asked.kind) {
    case 'timeOff': {
      const { from, to } = asked;
      return t(`${decision}.timeOff`, {
        days: from === to ? formats.longDay(from) : formats.weekdayRange(from, to),
      });
    }
    case 'availability':
      return t(`${decision}.availability`);
    case 'swap':
      return t(`${decision}.swap`, {
        shift: shiftWords(decision === 'approved' && person.gets ? person.gets : asked.shift),
      });
    default:
      return t(`${decision}.${asked.kind}`, { shift: shiftWords(asked.shift) });
  }
}

function isAsker(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}
