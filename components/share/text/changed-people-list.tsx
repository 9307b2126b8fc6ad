'use client';

import { useTranslations } from 'use-intl';
import { copyText, shareText } from '@/components/parts/sharing/hand-on';
import { useOwnLinks } from '@/components/share/link/use-own-links';
import { useOutcome } from '@/components/share/use-outcome';
import { useFormats } from '@/components/ui/use-formats';
import { nameKey } from '@/lib/employees/employee';
import type { ChangedPerson } from '@/lib/share/changed-people';
import { type ChangesTextWords, changeLines, personMessage } from '@/lib/share/changes-text';
import type { SharedWeek } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { ChangedPersonRow } from './changed-person-row';

interface ChangedPeopleListProps {
  week: SharedWeek;
  people: readonly ChangedPerson[];
  words: ChangesTextWords;
}

/** Everybody affected by the last publication in the week, each with a personal message. */
export function ChangedPeopleList({ week, people, words }: ChangedPeopleListProps) {
  const t = useTranslations('teamText');
  const formats = useFormats();
  const { last, follow } = useOutcome();
  const named = people.filter(({ name }) => name !== OPEN_SHIFT_NAME);
  const links = useOwnLinks(
    week,
    named.map(({ name }) => name),
  );
  if (named.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('affected', { count: named.length })}</h3>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('affectedLead')}</p>
      <ul>
        {named.map((person) => {
          const { name } = person;
          const shared = week.people.find((other) => nameKey(other.name) === nameKey(name));
          const link = links?.get(name);
          const message = personMessage(
            week.firstDay,
            { person, now: shared?.shifts ?? [], link },
            words,
            formats,
          );
          return (
            <ChangedPersonRow
              key={name}
              name={name}
              lines={changeLines(person, words, formats)}
              message={message}
              link={link}
              isReady={links !== undefined}
              outcome={last?.key === name ? last.outcome : undefined}
              onCopy={() => follow(name, copyText(message))}
              onShare={() => follow(name, shareText(message, name))}
            />
          );
        })}
      </ul>
    </section>
  );
}
