'use client';

import { CalendarOff } from 'lucide-react';
import { useMemo } from 'react';
import type { Employee } from '@/lib/employees/employee';
import { nextTimeOff } from '@/lib/employees/time-off';
import { useUi } from '@/stores/ui/use-ui';
import { useExceptionWords } from './use-exception-words';

/** Shows current or upcoming time off. */
export function TimeOffSign({ employee }: { employee: Employee }) {
  const today = useUi((state) => state.today);
  const next = useMemo(() => nextTimeOff(employee, today), [employee, today]);
  const words = useExceptionWords();
  if (!next) return null;
  const { kind, days } = words(next);
  return (
    <span className="flex items-start gap-1 text-xs font-normal text-ink-2">
      <CalendarOff aria-hidden="true" className="mt-px size-3.5 shrink-0 text-icon" />
      <span className="tnum">
        {kind} {days}
      </span>
    </span>
  );
}
