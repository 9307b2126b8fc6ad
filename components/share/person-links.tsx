'use client';

import { Check, Copy, Search, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from '@/components/ui/text-field';
import { foldText } from '@/lib/fold-text';
import type { SharedPerson } from '@/lib/share/shared-week';
import { copyText, type HandedOn, shareLink } from './hand-on';
import { PersonAvatar } from './person-avatar';
import { canShareBySystem, useOutcome } from './use-outcome';

/** Fewer are seen at a glance. */
const MOST_UNSEARCHED = 10;

interface PersonLinksProps {
  people: readonly SharedPerson[];
  linkOf: (name: string) => Promise<string>;
  title: string;
}

/** Everybody who works in the week, each with a link to their own shifts. */
export function PersonLinks({ people, linkOf, title }: PersonLinksProps) {
  const t = useTranslations('share');
  const common = useTranslations('common');
  const [search, setSearch] = useState('');
  const { last, follow } = useOutcome();
  const named = people.filter(({ name }) => name !== '');
  if (named.length === 0) return null;
  const wanted = foldText(search.trim());
  const found = named.filter(({ name }) => foldText(name).includes(wanted));
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{t('peopleTitle')}</h3>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('peopleHint')}</p>
      {named.length > MOST_UNSEARCHED && (
        <TextField
          type="search"
          label={t('search')}
          hideLabel
          placeholder={t('search')}
          value={search}
          autoComplete="off"
          icon={<Search aria-hidden="true" />}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <ul>
        {found.map((person) => (
          <PersonRow
            key={person.name}
            person={person}
            outcome={last?.key === person.name ? last.outcome : undefined}
            onCopy={() => follow(person.name, copyText(linkOf(person.name)))}
            onShare={() =>
              follow(
                person.name,
                linkOf(person.name).then((link) => shareLink(link, title)),
              )
            }
          />
        ))}
      </ul>
      {found.length === 0 && <p className="text-ink-2">{common('noMatches')}</p>}
    </section>
  );
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
  const told =
    outcome && (outcome === 'failed' ? t('notCopiedOf') : t(outcome === 'shared' ? 'shared' : 'copied'));
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
      <PersonAvatar name={name} />
      <div className="min-w-0 grow">
        <p className="truncate font-medium" dir="auto">
          {name}
        </p>
        <p role="status" className="tnum text-xs text-ink-2 phone:text-[13px]">
          {told ?? calendar('shiftCount', { count: shifts.length })}
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
