'use client';

import { Check, Copy, ExternalLink, Send, Share2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { Avatar } from '@/components/parts/avatar';
import { ContactButtons } from '@/components/parts/person/contact-buttons';
import { copyText, type HandedOn, shareText } from '@/components/parts/sharing/hand-on';
import { Button } from '@/components/ui/button';
import { findEmployeeByName } from '@/lib/employees/employee';
import { type Untold, untoldAnswers } from '@/lib/requests/inbox/untold';
import { joinedSpans } from '@/lib/shifts/publication/published-days';
import { notificationsStore } from '@/stores/app/notifications-store';
import { publishDays } from '@/stores/publish/request-publication';
import { noteTold } from '@/stores/requests/decide';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useAnswerText } from './use-answer-text';
import { useRequestWords } from './use-request-words';

/** The answers that still have to reach people, since nobody is told by itself; nothing where there are none. */
export function Answers() {
  const { t } = useRequestWords();
  const requests = useSchedule((state) => state.schedule.requests);
  const headId = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const untold = untoldAnswers(requests, Date.now());
  if (untold.length === 0) return null;
  return (
    <section aria-labelledby={headId} className="inbox-answers">
      <div>
        <h2 ref={head} id={headId} tabIndex={-1} className="text-sm font-semibold outline-none">
          {t('answers')}
        </h2>
        <p className="text-xs text-ink-2 phone:text-[13px]">{t('answersHint')}</p>
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {untold.map((answer) => (
          <AnswerRow
            key={`${answer.record.id} ${answer.person.name}`}
            answer={answer}
            onLeave={() => head.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
}

function AnswerRow({ answer, onLeave }: { answer: Untold; onLeave: () => void }) {
  const { t, formats } = useRequestWords();
  const { person, record } = answer;
  const employee = useSchedule(({ schedule }) =>
    findEmployeeByName(schedule.employees.values(), person.name),
  );
  const made = useAnswerText(answer);
  const text = made?.text ?? '';
  const unpublished = made?.unpublished ?? [];
  const handOn = async (handing: Promise<HandedOn>) => {
    const outcome = await handing;
    if (outcome === 'canceled') return;
    if (outcome === 'failed') {
      notificationsStore.notify({ message: t('notCopied'), type: 'warning', category: 'general' });
      return;
    }
    onLeave();
    noteTold(record, person.name);
    notificationsStore.notify({
      message: t(outcome === 'shared' ? 'shared' : 'copied'),
      detail: person.name,
      type: 'success',
      category: 'general',
    });
  };
  const days = unpublished.map((date) => formats.shortWeekdayAndDate(date)).join(', ');
  return (
    <li className="flex items-start gap-3 py-3" aria-label={person.name}>
      <Avatar name={person.name} roleColor={employee?.color ?? 'gray'} size={30} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <p className="text-sm wrap-anywhere whitespace-pre-line" dir="auto">
          {made?.words}
        </p>
        {made?.link && (
          <a href={made.link} target="_blank" rel="noreferrer" className={linkClass}>
            {t('newLink', { name: person.name })}
            <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
          </a>
        )}
        {unpublished.length > 0 && (
          <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
            <span>{t('publishFirst', { days })}</span>
            <Button
              size="sm"
              icon={<Send aria-hidden="true" />}
              onClick={() => publishDays(joinedSpans(unpublished.map((date) => ({ from: date, to: date }))))}
            >
              {t('publishDay', { days })}
            </Button>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<Copy aria-hidden="true" />}
            disabled={!made}
            aria-label={t('copyAnswer', { name: person.name })}
            onClick={() => void handOn(copyText(text))}
          >
            {t('copy')}
          </Button>
          {typeof navigator.share === 'function' && (
            <Button
              icon={<Share2 aria-hidden="true" />}
              disabled={!made}
              aria-label={t('shareAnswer', { name: person.name })}
              onClick={() => void handOn(shareText(text, t('answers')))}
            >
              {t('share')}
            </Button>
          )}
          <Button
            variant="ghost"
            icon={<Check aria-hidden="true" />}
            aria-label={t('answeredOf', { name: person.name })}
            onClick={() => {
              onLeave();
              noteTold(record, person.name);
            }}
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
