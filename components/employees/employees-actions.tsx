'use client';

import { ArrowUpDown, Plus, Tags } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';

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

/** Add Employee and, if the bar has space, Clear All. */
export function EmployeesActions() {
  const t = useTranslations('employees');
  return (
    <>
      <span className="flex items-center phone:hidden">
        <RolesButton />
        <OrderButton />
        <ClearAllButton />
      </span>
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        className="phone:px-3"
        onClick={() => openDialog({ name: 'addEmployee' })}
      >
        <span className="phone:sr-only">{t('add')}</span>
      </Button>
    </>
  );
}

export function RolesButton() {
  const t = useTranslations('employees');
  return (
    <Button
      variant="ghost"
      icon={<Tags aria-hidden="true" />}
      className="whitespace-nowrap"
      onClick={() => openDialog({ name: 'roles' })}
    >
      {t('roles')}
    </Button>
  );
}

/** Hidden while there is nothing to order. */
export function OrderButton() {
  const t = useTranslations('grid');
  const hasSeveral = useSchedule((state) => state.schedule.employees.size > 1);
  if (!hasSeveral) return null;
  return (
    <Button
      variant="ghost"
      icon={<ArrowUpDown aria-hidden="true" />}
      className="whitespace-nowrap"
      onClick={() => openDialog({ name: 'peopleOrder' })}
    >
      {t('order')}
    </Button>
  );
}

/** Hidden while the team is empty. */
export function ClearAllButton() {
  const t = useTranslations('employees');
  const hasTeam = useSchedule((state) => state.schedule.employees.size > 0);
  if (!hasTeam) return null;
  return (
    <Button
      variant="ghost"
      className="text-danger-text! whitespace-nowrap"
      onClick={() => openDialog({ name: 'clearEmployees' })}
    >
      {t('clearAll')}
    </Button>
  );
}
