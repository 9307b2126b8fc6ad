'use client';

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { PEOPLE_CATALOGUES } from '@/lib/i18n/people-messages';
import type { PersonForm } from './use-person-draft';

const PersonFields = lazyPart(() => import('./person-fields').then((module) => module.PersonFields));

/** What else is known of a person, folded until it is asked for. */
export function PersonMore({ person }: { person: PersonForm }) {
  const t = useTranslations('employees');
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || person.refusals.length > 0;
  return (
    <details
      className="group/more"
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="focus-ring -mx-1.5 flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 rounded-control px-1.5 text-sm font-medium text-ink-2 hover:text-ink phone:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 motion group-open/more:rotate-90" />
        {t('more')}
      </summary>
      {isShown && (
        <LaterWords catalogues={PEOPLE_CATALOGUES} fallback={<div className="h-96" />}>
          <PersonFields person={person} />
        </LaterWords>
      )}
    </details>
  );
}
