'use client';

import { ChevronRight, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { TextField } from '@/components/ui/fields/text-field';
import { colorOfRole } from '@/lib/employees/role';
import { foldText } from '@/lib/fold-text';
import type { SharedPerson } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';

interface FindNameProps {
  people: readonly SharedPerson[];
  onPick: (index: number) => void;
}

/** All names of the week, filtered while typing; Enter picks the first. */
export function FindName({ people, onPick }: FindNameProps) {
  const t = useTranslations('staffPage');
  const headId = useId();
  const [sought, setSought] = useState('');
  const folded = foldText(sought.trim());
  const found = people
    .map((person, index) => ({ person, index }))
    .filter(({ person: { name } }) => name !== OPEN_SHIFT_NAME && foldText(name).includes(folded));
  const handleKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === 'Enter' && folded !== '' && first) onPick(first.index);
  };
  return (
    <section aria-labelledby={headId} className="staff-screen-only flex flex-col gap-3">
      <h2 id={headId} className="text-md font-semibold">
        {t('find')}
      </h2>
      <TextField
        label={t('find')}
        hideLabel
        type="search"
        value={sought}
        icon={<Search aria-hidden="true" />}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => setSought(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <p role="status" className={found.length === 0 ? 'text-ink-2' : 'sr-only'}>
        {found.length === 0 ? t('noName') : ''}
      </p>
      <ul aria-label={t('names')} className="staff-names flex flex-col">
        {found.map(({ person, index }) => (
          <li key={`${index} ${person.name}`}>
            <button
              type="button"
              onClick={() => onPick(index)}
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-left focus-ring hover:bg-hover"
            >
              <Avatar name={person.name} roleColor={colorOfRole(person.shifts[0]?.role ?? '')} size={30} />
              <span dir="auto" className="min-w-0 grow staff-name py-2 font-medium">
                {person.name}
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-icon" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
