'use client';

import { Check, Copy, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { copyText, type HandedOn, shareLink } from '@/components/share/hand-on';
import { PeopleSearch } from '@/components/share/people-search';
import { PersonAvatar } from '@/components/share/person-avatar';
import { canShareBySystem, useOutcome } from '@/components/share/use-outcome';
import { IconButton } from '@/components/ui/icon-button';
import type { SharedPerson } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';

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
  outcome: HandedOn | undefined;
  onCopy: () => void;
  onShare: () => void;
}

function PersonRow({ person: { name, shifts }, outcome, onCopy, onShare }: PersonRowProps) {
  const t = useTranslations('share');
  const calendar = useTranslations('calendar');
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
