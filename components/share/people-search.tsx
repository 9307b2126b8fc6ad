'use client';

import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '@/components/ui/fields/text-field';
import { foldText } from '@/lib/fold-text';
import type { SharedPerson } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';

/** Up to this number, no search field is needed. */
const MAX_UNSEARCHED = 10;

interface PeopleSearchProps {
  people: readonly SharedPerson[];
  /** Renders a person's list item. */
  children: (person: SharedPerson) => ReactNode;
}

export function PeopleSearch({ people, children }: PeopleSearchProps) {
  const t = useTranslations('share');
  const common = useTranslations('common');
  const [search, setSearch] = useState('');
  const wanted = foldText(search.trim());
  const named = people.filter(({ name }) => name !== OPEN_SHIFT_NAME);
  const found = named.filter(({ name }) => foldText(name).includes(wanted));
  return (
    <>
      {named.length > MAX_UNSEARCHED && (
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
      <ul>{found.map(children)}</ul>
      {found.length === 0 && <p className="text-ink-2">{common('noMatches')}</p>}
    </>
  );
}
