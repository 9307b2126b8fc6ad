'use client';

import { Check, Copy, ExternalLink, Send, Share2 } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { createTranslator, useLocale } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { ContactButtons } from '@/components/parts/person/contact-buttons';
import { copyText, type SendOutcome, shareText } from '@/components/parts/share/send';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import { findEmployeeByName } from '@/lib/employees/employee';
import { type Formats, formatsFor } from '@/lib/i18n/formats';
import type { Language } from '@/lib/i18n/language';
import { LATER_MESSAGES, type LaterMessages } from '@/lib/i18n/load-later-messages';
import {
  daysOfAnswers,
  isRequester,
  languageOfPerson,
  movedDays,
  type UnansweredPerson,
  type UnsentAnswer,
  unansweredPeople,
} from '@/lib/requests/inbox/unsent-answers';
import type { ShiftTime } from '@/lib/requests/team-request';
import { countToPublish } from '@/lib/share/changes-in-days';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { mergeSpans } from '@/lib/shifts/publication/published-days';
import type { LocalDate } from '@/lib/time/local-date';
import { notificationsStore } from '@/stores/app/notifications-store';
import { publishDays } from '@/stores/publish/publish';
import { markAnswered } from '@/stores/requests/decide';
import { createPersonalLink, publishedWeekOn } from '@/stores/requests/staff-links';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { useRequestWords } from './use-request-words';

/**
 * Answers that still have to be sent to people, because nothing is sent automatically; renders nothing if there are
 * none.
 */
export function Answers() {
  const { t } = useRequestWords();
  const schedule = useSchedule((state) => state.schedule);
  const headId = useId();
  const head = useRef<HTMLHeadingElement>(null);
  // After the last answer, the whole section is removed.
  const leave = (isLast: boolean) => {
    const target = isLast ? document.querySelector<HTMLElement>('h1') : head.current;
    target?.focus();
  };
  const { compareNames } = useFormats();
  const people = useMemo(
    () => unansweredPeople(schedule.requests, schedule.employees, Date.now(), compareNames),
    [schedule.requests, schedule.employees, compareNames],
  );
  if (people.length === 0) return null;
  const days = [...new Set(people.flatMap(movedDays))].sort();
  const unpublished = days.filter((date) => countToPublish(schedule, [date]) > 0);
  return (
    <section aria-labelledby={headId} className="inbox-answers">
      <div className="flex flex-col gap-1">
        <h2 ref={head} id={headId} tabIndex={-1} className="text-sm font-semibold outline-none">
          {t('answers')}
        </h2>
        <p className="text-xs text-ink-2 phone:text-[13px]">{t('answersHint')}</p>
        {unpublished.length > 0 && <PublishFirst days={unpublished} />}
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {people.map((person) => (
          <AnswerRow
            key={person.name}
            person={person}
            isPublished={movedDays(person).every((date) => !unpublished.includes(date))}
            onLeave={() => leave(people.length === 1)}
          />
        ))}
      </ul>
    </section>
  );
}

function PublishFirst({ days }: { days: readonly LocalDate[] }) {
  const { t, formats } = useRequestWords();
  const words = days.map(formats.shortWeekdayAndDate).join(', ');
  return (
    <div className="flex flex-wrap items-center gap-2 pt-1 text-sm">
      <span>{t('publishFirst', { days: words })}</span>
      <Button
        size="sm"
        icon={<Send aria-hidden="true" />}
        onClick={() => publishDays(mergeSpans(days.map((date) => ({ from: date, to: date }))))}
      >
        {t('publishDays', { count: days.length })}
      </Button>
    </div>
  );
}

interface AnswerRowProps {
  person: UnansweredPerson;
  /** Whether the publication shows the decision. */
  isPublished: boolean;
  onLeave: () => void;
}

function AnswerRow({ person, isPublished, onLeave }: AnswerRowProps) {
  const { t } = useRequestWords();
  const { name, answers } = person;
  const employee = useSchedule(({ schedule }) => findEmployeeByName(schedule.employees.values(), name));
  const made = useAnswerText(person, isPublished);
  const text = made?.text ?? '';
  const leave = () => {
    onLeave();
    markAnswered(answers.map(({ record, person: announced }) => ({ record, name: announced.name })));
  };
  const send = async (sending: Promise<SendOutcome>) => {
    const outcome = await sending;
    if (outcome === 'canceled') return;
    const isFailed = outcome === 'failed';
    notificationsStore.notify({
      message: isFailed ? t('notCopied') : t(outcome === 'shared' ? 'shared' : 'copied'),
      detail: name,
      type: isFailed ? 'warning' : 'success',
      category: 'general',
    });
    if (!isFailed) leave();
  };
  return (
    <li className="flex items-start gap-3 py-3" aria-label={name}>
      <Avatar name={name} roleColor={employee?.color ?? 'gray'} size={30} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <p className="text-sm wrap-anywhere whitespace-pre-line" dir="auto">
          {made?.words}
        </p>
        {made?.link && (
          <a href={made.link} target="_blank" rel="noreferrer" className={linkClass}>
            {t('newLink', { name })}
            <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
          </a>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<Copy aria-hidden="true" />}
            disabled={!made}
            aria-label={t('copyAnswer', { name })}
            onClick={() => void send(copyText(text))}
          >
            {t('copy')}
          </Button>
          {typeof navigator.share === 'function' && (
            <Button
              icon={<Share2 aria-hidden="true" />}
              disabled={!made}
              aria-label={t('shareAnswer', { name })}
              onClick={() => void send(shareText(text, t('answers')))}
            >
              {t('share')}
            </Button>
          )}
          <Button
            variant="ghost"
            icon={<Check aria-hidden="true" />}
            aria-label={t('answeredOf', { name })}
            onClick={leave}
          >
            {t('answered')}
          </Button>
        </div>
        {employee && <ContactButtons employee={employee} text={text} />}
      </div>
    </li>
  );
}

const linkClass =
  'focus-ring motion hit-44 inline-flex w-fit items-center gap-1.5 rounded-control text-sm text-accent-ink underline ' +
  'underline-offset-2 phone:min-h-11';

interface AnswerText {
  /** The answer in the person's language. */
  readonly words: string;
  /** The person's new link, if the link shows the decisions. */
  readonly link?: string;
  /** The full message. */
  readonly text: string;
}

/**
 * The message to the person about all decisions; undefined until the message is ready. Has no link until the
 * publication shows the decisions.
 */
function useAnswerText(person: UnansweredPerson, isPublished: boolean): AnswerText | undefined {
  const ownLanguage = useLocale();
  const today = useUi((state) => state.today);
  const requests = useSchedule((state) => state.schedule.requests);
  const employees = useSchedule((state) => state.schedule.employees);
  const publication = useSchedule((state) => state.schedule.publication);
  const asked = person.answers.find(isRequester)?.request.language;
  const language = asked ?? languageOfPerson(requests, person.name) ?? ownLanguage;
  // `person` is a new object on every render; the answer changes only with the requests.
  const key = person.answers.map(({ record }) => record.id).join(' ');
  const [made, setMade] = useState<AnswerText & { readonly key: string }>();
  useEffect(() => {
    let isWanted = true;
    const isLinked = isPublished && publication !== undefined;
    answerText(person, { language, today, isLinked, requests, employees }).then(
      (answer) => isWanted && setMade({ ...answer, key }),
      (error: unknown) => console.error('Failed to create the answer.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [person, key, language, today, isPublished, publication, requests, employees]);
  return made?.key === key ? made : undefined;
}

interface AnswerContext extends Pick<Schedule, 'requests' | 'employees'> {
  readonly language: Language;
  readonly today: LocalDate;
  readonly isLinked: boolean;
}

async function answerText(
  person: UnansweredPerson,
  { language, today, isLinked, requests, employees }: AnswerContext,
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
    return [sentenceOf(t, formats, answer), ...(word !== '' && isRequester(answer) ? [word] : [])];
  });
  const words = [t('hello', { name: person.name }), ...sentences].join('\n');
  const [first = today] = daysOfAnswers(person);
  const week = isLinked ? (publishedWeekOn(first, language) ?? publishedWeekOn(today, language)) : undefined;
  if (!week) return { words, text: words };
  try {
    const link = await createPersonalLink(week, person.name, { requests, employees });
    return { words, link, text: `${words}\n${t('link')} ${link}` };
  } catch (error) {
    console.warn('Failed to create the link; the answer is sent without it.', error);
    return { words, text: words };
  }
}

type Translator = ReturnType<typeof createTranslator<LaterMessages, 'answer'>>;

function sentenceOf(t: Translator, formats: Formats, answer: UnsentAnswer): string {
  const { request, person } = answer;
  const shiftWords = ({ date, startTime, endTime }: ShiftTime) =>
    `${formats.shortWeekdayAndDate(date)}, ${formats.timeRange(startTime, endTime)}`;
  const { asked } = request;
  if (!isRequester(answer) || asked.kind === 'seen') {
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
