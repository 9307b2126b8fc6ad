'use client';

import { EyeOff, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { useFormats } from '@/components/ui/use-formats';
import type { Employee } from '@/lib/employees/employee';
import { certificatesToRenew } from '@/lib/employees/person/certificates';
import { personOf } from '@/lib/employees/person/person';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import type { LocalDate } from '@/lib/time/local-date';

interface SignsProps {
  employee: Employee;
  today: LocalDate;
}

/** Badges for a hidden employee, a passed last day, and certificates to renew. */
export const Signs = withLaterWords(SignLines);

const signClass = 'flex items-start gap-1 text-xs';

function SignLines({ employee, today }: SignsProps) {
  const t = useTranslations('people');
  const formats = useFormats();
  const { certificates, isHidden, lastDay } = personOf(employee);
  return (
    <>
      {isHiddenFromLists(employee, today) && (
        <span className={`${signClass} font-normal text-ink-2`}>
          <EyeOff aria-hidden="true" className="mt-px size-3.5 shrink-0 text-icon" />
          {isHidden || !lastDay ? t('hidden') : t('left', { day: formats.shortDay(lastDay) })}
        </span>
      )}
      {certificatesToRenew(certificates, today).map(({ id, name, expires }) => (
        <span key={id} data-status="Pending" className={`${signClass} font-medium text-status-text`}>
          <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          <span className="wrap-anywhere">
            {t(expires < today ? 'expired' : 'expires', { name, day: formats.shortDay(expires) })}
          </span>
        </span>
      ))}
    </>
  );
}
