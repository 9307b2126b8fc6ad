'use client';

import { Check, Copy, ExternalLink, Send, Share2 } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import { Avatar } from '@/components/parts/avatar';
import { ContactButtons } from '@/components/parts/person/contact-buttons';
import { copyText, type HandedOn, shareText } from '@/components/parts/sharing/hand-on';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import { findEmployeeByName } from '@/lib/employees/employee';
import { movedDays, type UntoldPerson, untoldPeople } from '@/lib/requests/inbox/untold';
import { countToPublish } from '@/lib/share/changes-in-days';
import { joinedSpans } from '@/lib/shifts/publication/published-days';
import type { LocalDate } from '@/lib/time/local-date';
import { notificationsStore } from '@/stores/app/notifications-store';
import { publishDays } from '@/stores/publish/publish';
import { noteTold } from '@/stores/requests/decide';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useAnswerText } from './use-answer-text';
import { useRequestWords } from './use-request-words';

/** The answers that still have to reach people, since nobody is told by itself; nothing where there are none. */
export function Answers() {
  const { t } = useRequestWords();
  const schedule = useSchedule((state) => state.schedule);
  const headId = useId();
  const head = useRef<HTMLHeadingElement>(null);
  // With the last one the whole section goes.
  const leave = (isLast: boolean) => {
    const target = isLast ? document.querySelector<HTMLElement>('h1') : head.current;
    target?.focus();
  };
  const { compareNames } = useFormats();
  const people = useMemo(
    () => untoldPeople(schedule.requests, schedule.employees, Date.now(), compareNames),
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
        onClick={() => publishDays(joinedSpans(days.map((date) => ({ from: date, to: date }))))}
      >
        {t('publishDays', { count: days.length })}
      </Button>
    </div>
  );
}

interface AnswerRowProps {
  person: UntoldPerson;
  /** What is published shows what was decided. */
  isPublished: boolean;
  /** The row is about to leave the list. */
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
    noteTold(answers.map(({ record, person: told }) => ({ record, name: told.name })));
  };
  const handOn = async (handing: Promise<HandedOn>) => {
    const outcome = await handing;
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
            onClick={() => void handOn(copyText(text))}
          >
            {t('copy')}
          </Button>
          {typeof navigator.share === 'function' && (
            <Button
              icon={<Share2 aria-hidden="true" />}
              disabled={!made}
              aria-label={t('shareAnswer', { name })}
              onClick={() => void handOn(shareText(text, t('answers')))}
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
