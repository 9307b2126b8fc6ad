'use client';

import { EyeOff, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { useFormats } from '@/components/ui/use-formats';
import type { Employee } from '@/lib/employees/employee';
import { certificatesToRenew } from '@/lib/employees/person/certificates';
import { isOutOfLists, personOf } from '@/lib/employees/person/person';
import { PEOPLE_CATALOGUES } from '@/lib/i18n/people-messages';
import type { LocalDate } from '@/lib/time/local-date';
import { useUi } from '@/stores/ui/use-ui';

/** Below a name in the team's list: hidden, past the last day, certificates to renew. Nothing for most people. */
export function PersonSigns({ employee }: { employee: Employee }) {
  const today = useUi((state) => state.today);
  const { certificates } = personOf(employee);
  if (!isOutOfLists(employee, today) && certificatesToRenew(certificates, today).length === 0) return null;
  return (
    <LaterWords catalogues={PEOPLE_CATALOGUES} fallback={<span className="block h-4" />}>
      <Signs employee={employee} today={today} />
    </LaterWords>
  );
}

const signClass = 'flex items-start gap-1 text-xs font-normal text-ink-2';

function Signs({ employee, today }: { employee: Employee; today: LocalDate }) {
  const t = useTranslations('people');
  const rules = useTranslations('rules');
  const formats = useFormats();
  const { certificates, isHidden, lastDay } = personOf(employee);
  return (
    <>
      {isOutOfLists(employee, today) && (
        <span className={signClass}>
          <EyeOff aria-hidden="true" className="mt-px size-3.5 shrink-0 text-icon" />
          {isHidden || !lastDay ? t('hidden') : t('left', { day: formats.fullDay(lastDay) })}
        </span>
      )}
      {certificatesToRenew(certificates, today).map(({ id, name, expires }) => {
        const fields = { name, day: formats.fullDay(expires) };
        return (
          <span key={id} data-status="Pending" className={`${signClass} font-medium! text-status-text!`}>
            <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            <span className="wrap-anywhere">
              {expires < today ? rules('certificate', fields) : t('expires', fields)}
            </span>
          </span>
        );
      })}
    </>
  );
}
