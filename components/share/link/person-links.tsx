'use client';

import { BellRing, Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { copyText, type SendOutcome, shareLink, shareText } from '@/components/parts/share/send';
import { useTimeText } from '@/components/parts/use-time-text';
import { PeopleSearch } from '@/components/share/people-search';
import { PersonAvatar } from '@/components/share/person-avatar';
import { PersonContact } from '@/components/share/person-contact';
import { canShareBySystem, useOutcome } from '@/components/share/use-outcome';
import { IconButton } from '@/components/ui/icon-button';
import { employeeFinder, findEmployeeByName } from '@/lib/employees/employee';
import { isReachableBy } from '@/lib/employees/person/contact-links';
import { personOf } from '@/lib/employees/person/person';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { type Seen, seenBy } from '@/lib/requests/inbox/seen';
import { everybodyOf } from '@/lib/share/announced-states';
import type { SharedPerson, SharedWeek } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

interface PersonLinksProps {
  week: SharedWeek;
  linkOf: (name: string) => Promise<string>;
  title: string;
}

/** A personal link for everybody who works or may work in the week; shows who has seen the week. */
export const PersonLinks = withLaterWords(PeopleWithLinks);

function PeopleWithLinks({ week, linkOf, title }: PersonLinksProps) {
  const t = useTranslations('share');
  const seen = useTranslations('seen');
  const { last, follow } = useOutcome();
  const seenOf = useSeen(week);
  const people = usePeopleWithLinks(week);
  const working = people.filter(({ name, shifts }) => name !== OPEN_SHIFT_NAME && shifts.length > 0);
  const seenCount = working.filter(({ name }) => seenOf(name)?.isOlder === false).length;
  if (people.every(isOpen)) return null;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{t('peopleTitle')}</h3>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('peopleHint')}</p>
      {seenCount > 0 && (
        <p className="tnum text-xs font-medium phone:text-[13px]">
          {seen('count', { seen: seenCount, count: working.length })}
        </p>
      )}
      <PeopleSearch people={people}>
        {(person) => (
          <PersonRow
            key={person.name}
            person={person}
            seen={seenOf(person.name)}
            outcome={last?.key === person.name ? last.outcome : undefined}
            reminded={last?.key === reminderKey(person.name) ? last.outcome : undefined}
            linkOf={linkOf}
            title={title}
            onCopy={() => follow(person.name, copyText(linkOf(person.name)))}
            onShare={() => follow(person.name, shareLinkOf(linkOf(person.name), title))}
            onRemind={() =>
              follow(reminderKey(person.name), sendReminder(linkOf(person.name), seen('reminder', { title })))
            }
          />
        )}
      </PeopleSearch>
    </section>
  );
}

const isOpen = ({ name }: SharedPerson) => name === OPEN_SHIFT_NAME;

const reminderKey = (name: string) => `remind ${name}`;

/** Sends the reminder through the system's share sheet or the clipboard. */
async function sendReminder(link: Promise<string>, words: string): Promise<SendOutcome> {
  const text = link.then((made) => `${words}\n${made}`);
  return canShareBySystem() ? shareText(await text, words) : copyText(text);
}

async function shareLinkOf(link: Promise<string>, title: string): Promise<SendOutcome> {
  return shareLink(await link, title);
}

interface PersonRowProps {
  person: SharedPerson;
  linkOf: (name: string) => Promise<string>;
  title: string;
  /** The person's answer to the week. */
  seen: Seen | undefined;
  outcome: SendOutcome | undefined;
  reminded: SendOutcome | undefined;
  onCopy: () => void;
  onShare: () => void;
  onRemind: () => void;
}

function PersonRow(props: PersonRowProps) {
  const { person, linkOf, title, outcome, reminded, seen, onCopy, onShare, onRemind } = props;
  const { name, shifts } = person;
  const t = useTranslations('share');
  const words = useTranslations('seen');
  const when = useTimeText(
    useUi((state) => state.timezone),
    useUi((state) => state.today),
  );
  const calendar = useTranslations('calendar');
  const message = useOwnMessage(name, title, linkOf);
  const status =
    outcome && (outcome === 'failed' ? t('notCopiedOf') : t(outcome === 'shared' ? 'shared' : 'copied'));
  const reminder =
    reminded &&
    (reminded === 'failed' ? t('notCopiedOf') : words(reminded === 'shared' ? 'reminded' : 'remindedCopied'));
  const hasSeen = seen?.isOlder === false;
  const seenWords = seen
    ? seen.isOlder
      ? words('older')
      : words(seen.isVerified ? 'at' : 'atUnverified', { when: when(seen.at) })
    : words('not');
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
      <PersonAvatar name={name} />
      <div className="min-w-0 grow">
        <p className="truncate font-medium" dir="auto">
          {name}
        </p>
        <p role="status" className="tnum text-xs text-ink-2 phone:text-[13px]">
          {status ?? reminder ?? calendar('shiftCount', { count: shifts.length })}
        </p>
        {shifts.length > 0 && (
          <p
            data-status={hasSeen ? 'Confirmed' : undefined}
            className={`tnum text-xs phone:text-[13px] ${hasSeen ? 'font-medium text-status-text' : 'text-ink-2'}`}
          >
            {seenWords}
          </p>
        )}
        <PersonContact name={name} text={message} className="pt-1.5" />
      </div>
      <div className="flex items-center gap-1 phone:gap-3">
        {shifts.length > 0 && !hasSeen && (
          <IconButton
            label={words('remind', { name })}
            tooltip={false}
            icon={<BellRing aria-hidden="true" />}
            onClick={onRemind}
          />
        )}
        <IconButton
          label={t('copyOf', { name })}
          tooltip={false}
          icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={onCopy}
        />
        {canShareBySystem() && (
          <IconButton
            label={t('shareOf', { name })}
            tooltip={false}
            icon={<Share2 aria-hidden="true" />}
            onClick={onShare}
          />
        )}
      </div>
    </li>
  );
}

/**
 * The title and the link for people with contact details; empty for other people, and until the link is
 * ready.
 */
function useOwnMessage(name: string, title: string, linkOf: (name: string) => Promise<string>): string {
  const isReachable = useSchedule(({ schedule }) => {
    const employee = findEmployeeByName(schedule.employees.values(), name);
    return employee !== undefined && isReachableBy(personOf(employee));
  });
  const [link, setLink] = useState('');
  useEffect(() => {
    if (!isReachable) return;
    let isCurrent = true;
    void linkOf(name).then(
      (made) => isCurrent && setLink(made),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isReachable, name, linkOf]);
  return link && `${title}\n${link}`;
}

/** Undefined if the person has not answered. */
function useSeen({ firstDay, publishedAt }: SharedWeek): (name: string) => Seen | undefined {
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const requests = useSchedule(({ schedule }) => schedule.requests);
  return useMemo(() => {
    const find = employeeFinder(employees.values());
    const seen = seenBy(requests, firstDay, publishedAt);
    return (name) => seen.get(find(name)?.id ?? '');
  }, [employees, requests, firstDay, publishedAt]);
}

/**
 * The people with personal links: everyone who works in the week and, if the week has open shifts, everyone
 * who might take an open shift.
 */
function usePeopleWithLinks(week: SharedWeek): readonly SharedPerson[] {
  const employees = useSchedule(({ schedule }) => schedule.employees);
  return useMemo(() => {
    const everybody = everybodyOf(week);
    if (!week.people.some(({ name }) => name === OPEN_SHIFT_NAME)) return everybody;
    const known = employeeFinder(everybody);
    const others = [...employees.values()].filter(
      (employee) => !known(employee.name) && !isHiddenFromLists(employee, week.firstDay),
    );
    return [...everybody, ...others.map(({ name }) => ({ name, shifts: [] }))];
  }, [week, employees]);
}
