'use client';

import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { copyText, type HandedOn, shareLink } from '@/components/parts/sharing/hand-on';
import { PeopleSearch } from '@/components/share/people-search';
import { PersonAvatar } from '@/components/share/person-avatar';
import { PersonContact } from '@/components/share/person-contact';
import { canShareBySystem, useOutcome } from '@/components/share/use-outcome';
import { IconButton } from '@/components/ui/icon-button';
import { findEmployeeByName } from '@/lib/employees/employee';
import { isReachableBy } from '@/lib/employees/person/contact-links';
import { personOf } from '@/lib/employees/person/person';
import type { SharedPerson } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { useSchedule } from '@/stores/schedule/use-schedule';

interface PersonLinksProps {
  people: readonly SharedPerson[];
  linkOf: (name: string) => Promise<string>;
  title: string;
}

/** A link to their own shifts for everybody who works in the week. */
export function PersonLinks({ people, linkOf, title }: PersonLinksProps) {
  const t = useTranslations('share');
  const { last, follow } = useOutcome();
  if (people.every(isOpen)) return null;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{t('peopleTitle')}</h3>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('peopleHint')}</p>
      <PeopleSearch people={people}>
        {(person) => (
          <PersonRow
            key={person.name}
            person={person}
            outcome={last?.key === person.name ? last.outcome : undefined}
            linkOf={linkOf}
            title={title}
            onCopy={() => follow(person.name, copyText(linkOf(person.name)))}
            onShare={() => follow(person.name, shareOwn(linkOf(person.name), title))}
          />
        )}
      </PeopleSearch>
    </section>
  );
}

const isOpen = ({ name }: SharedPerson) => name === OPEN_SHIFT_NAME;

async function shareOwn(link: Promise<string>, title: string): Promise<HandedOn> {
  return shareLink(await link, title);
}

interface PersonRowProps {
  person: SharedPerson;
  linkOf: (name: string) => Promise<string>;
  title: string;
  outcome: HandedOn | undefined;
  onCopy: () => void;
  onShare: () => void;
}

function PersonRow({ person: { name, shifts }, linkOf, title, outcome, onCopy, onShare }: PersonRowProps) {
  const t = useTranslations('share');
  const calendar = useTranslations('calendar');
  const message = useOwnMessage(name, title, linkOf);
  const status =
    outcome && (outcome === 'failed' ? t('notCopiedOf') : t(outcome === 'shared' ? 'shared' : 'copied'));
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
      <PersonAvatar name={name} />
      <div className="min-w-0 grow">
        <p className="truncate font-medium" dir="auto">
          {name}
        </p>
        <p role="status" className="tnum text-xs text-ink-2 phone:text-[13px]">
          {status ?? calendar('shiftCount', { count: shifts.length })}
        </p>
        <PersonContact name={name} text={message} className="pt-1.5" />
      </div>
      <div className="flex items-center gap-1 phone:gap-3">
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

/** The title and the link, once it is made, for whoever can be reached; empty until then, and for others. */
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
