'use client';

import { useTranslations } from 'use-intl';
import { useSchedule } from '@/stores/schedule/use-schedule';

export function EmployeesHeading() {
  const t = useTranslations('employees');
  const count = useSchedule((state) => state.schedule.employees.size);
  return (
    <>
      <h1 className="text-lg font-semibold">{t('title')}</h1>
      {count > 0 && (
        <span className="tnum text-lg text-ink-2">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t('count', { count })}</span>
        </span>
      )}
    </>
  );
}
