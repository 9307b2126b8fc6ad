'use client';

import { UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { namesakesId, namesakesOf } from '@/lib/employees/namesakes';
import { markNamesakesDistinct, useDistinctNamesakes } from '@/stores/employees/distinct-namesakes';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';
import { useNamesakeWords } from './use-namesake-words';

/** Offers to merge employees with the same name, unless they were marked as different people. */
export function NamesakesOffer() {
  const t = useTranslations('employees');
  const employees = useSchedule((state) => state.schedule.employees);
  const kept = useDistinctNamesakes();
  const groups = useMemo(() => namesakesOf(employees.values()), [employees]);
  const wordsOf = useNamesakeWords();
  const answer = (act: () => void) => {
    document.getElementById('content')?.focus();
    act();
  };
  return groups
    .filter((group) => !kept.includes(namesakesId(group)))
    .map((group) => {
      const [first] = group;
      if (!first) return null;
      const title = t('namesakes', { name: first.name, count: group.length });
      return (
        <section
          key={namesakesId(group)}
          aria-label={title}
          className="mb-2 flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-y border-line bg-sunken px-6 py-2 phone:px-4"
        >
          <UsersRound aria-hidden="true" className="size-5 shrink-0 text-icon" strokeWidth={1.75} />
          <div className="min-w-0 grow basis-52">
            <p className="font-semibold">{title}</p>
            <ul className="text-xs text-ink-2 phone:text-[13px]">
              {group.map((employee) => (
                <li key={employee.id} className="whitespace-pre-wrap wrap-anywhere" dir="auto">
                  {wordsOf(group, employee)}
                </li>
              ))}
            </ul>
          </div>
          <div className="flex shrink-0 grow items-center justify-end gap-2 sm:grow-0">
            <Button variant="ghost" onClick={() => answer(() => markNamesakesDistinct(group))}>
              {t('keepApart')}
            </Button>
            <Button onClick={() => openDialog({ name: 'mergeEmployees', employeeId: first.id })}>
              {t('merge')}
            </Button>
          </div>
        </section>
      );
    });
}
