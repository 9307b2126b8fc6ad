'use client';

import { useEffect, useState } from 'react';
import { createTranslator, useLocale } from 'use-intl';
import { type Formats, formatsFor } from '@/lib/i18n/formats';
import type { Language } from '@/lib/i18n/language';
import { LATER_MESSAGES, type LaterMessages } from '@/lib/i18n/load-later-messages';
import {
  daysOfAnswers,
  isAsker,
  languageOfPerson,
  type Untold,
  type UntoldPerson,
} from '@/lib/requests/inbox/untold';
import type { ShiftTime } from '@/lib/requests/team-request';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { LocalDate } from '@/lib/time/local-date';
import { ownLink, publishedWeekOn } from '@/stores/requests/own-link';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

interface AnswerText {
  /** In the person's language. */
  readonly words: string;
  /** Their new link, where it shows the decisions. */
  readonly link?: string;
  /** All of it, as it is handed on. */
  readonly text: string;
}

/**
 * What the person is told of everything that was decided; undefined until it is made. There is no link while what is
 * published does not show it.
 */
export function useAnswerText(person: UntoldPerson, isPublished: boolean): AnswerText | undefined {
  const own = useLocale();
  const today = useUi((state) => state.today);
  const requests = useSchedule((state) => state.schedule.requests);
  const employees = useSchedule((state) => state.schedule.employees);
  const publication = useSchedule((state) => state.schedule.publication);
  const asked = person.answers.find(isAsker)?.request.language;
  const language = asked ?? languageOfPerson(requests, person.name) ?? own;
  // A person is made anew at each drawing; what is told of them changes with the requests.
  const key = person.answers.map(({ record }) => record.id).join(' ');
  const [made, setMade] = useState<AnswerText & { readonly key: string }>();
  useEffect(() => {
    let isWanted = true;
    const isLinked = isPublished && publication !== undefined;
    answerText(person, { language, today, isLinked, requests, employees }).then(
      (answer) => isWanted && setMade({ ...answer, key }),
      (error: unknown) => console.error('The answer could not be written.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [person, key, language, today, isPublished, publication, requests, employees]);
  return made?.key === key ? made : undefined;
}

interface AnswerGround extends Pick<Schedule, 'requests' | 'employees'> {
  readonly language: Language;
  readonly today: LocalDate;
  readonly isLinked: boolean;
}

async function answerText(
  person: UntoldPerson,
  { language, today, isLinked, requests, employees }: AnswerGround,
): Promise<AnswerText> {
  const t = createTranslator({
    locale: language,
    messages: await LATER_MESSAGES[language](),
    namespace: 'answer',
    timeZone: 'UTC',
  });
  const formats = formatsFor(language);
  const sentences = person.answers.flatMap((answer) => {
    const { word } = answer.request;
    return [sentenceOf(t, formats, answer), ...(word !== '' && isAsker(answer) ? [word] : [])];
  });
  const words = [t('hello', { name: person.name }), ...sentences].join('\n');
  const [first = today] = daysOfAnswers(person);
  const week = isLinked ? (publishedWeekOn(first, language) ?? publishedWeekOn(today, language)) : undefined;
  if (!week) return { words, text: words };
  try {
    const link = await ownLink(week, person.name, { requests, employees });
    return { words, link, text: `${words}\n${t('link')} ${link}` };
  } catch (error) {
    console.warn('The answer goes without a link.', error);
    return { words, text: words };
  }
}

type Translator = ReturnType<typeof createTranslator<LaterMessages, 'answer'>>;

function sentenceOf(t: Translator, formats: Formats, answer: Untold): string {
  const { request, person } = answer;
  const shiftWords = ({ date, startTime, endTime }: ShiftTime) =>
    `${formats.shortWeekdayAndDate(date)}, ${formats.timeRange(startTime, endTime)}`;
  const { asked } = request;
  if (!isAsker(answer) || asked.kind === 'seen') {
    return [
      person.gets ? t('gets', { shift: shiftWords(person.gets) }) : '',
      person.loses ? t('loses', { shift: shiftWords(person.loses) }) : '',
    ]
      .filter((sentence) => sentence !== '')
      .join('\n');
  }
  const decision = request.state === 'approved' ? 'approved' : 'declined';
  switch (asked.kind) {
    case 'timeOff': {
      const { from, to } = asked;
      const days = from === to ? formats.longDay(from) : formats.weekdayRange(from, to);
      return t(`${decision}.timeOff`, { days });
    }
    case 'availability':
      return t(`${decision}.availability`);
    case 'swap': {
      const shift = decision === 'approved' && person.gets ? person.gets : asked.shift;
      return t(`${decision}.swap`, { shift: shiftWords(shift) });
    }
    default:
      return t(`${decision}.${asked.kind}`, { shift: shiftWords(asked.shift) });
  }
}
