'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { MoreFields } from '@/components/ui/fields/more-fields';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { EmployeeForm } from './use-employee-form';

const PersonFields = lazyPart(() => import('./person-fields').then((module) => module.PersonFields));

interface PersonMoreProps {
  form: EmployeeForm;
  /** Whether it is open at first. */
  isOpen: boolean;
  /** What stands before the details. */
  children: ReactNode;
}

/** What else is known of a person, folded until it is asked for. */
export function PersonMore({ form, isOpen, children }: PersonMoreProps) {
  const common = useTranslations('common');
  return (
    <MoreFields
      label={common('more')}
      isOpen={isOpen}
      mustShow={form.refusals.length > 0 || form.wageRefusals.length > 0}
    >
      {() => (
        <>
          {children}
          <LaterWords fallback={<div className="h-96" />}>
            <PersonFields form={form} />
          </LaterWords>
        </>
      )}
    </MoreFields>
  );
}
