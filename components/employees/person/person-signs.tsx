'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { Employee } from '@/lib/employees/employee';
import { useUi } from '@/stores/ui/use-ui';

const Signs = lazyPart(() => import('./signs').then((module) => module.Signs));

/** What is to be known below a name in the team's list; nothing for most people. */
export function PersonSigns({ employee }: { employee: Employee }) {
  const today = useUi((state) => state.today);
  const { certificates, isHidden, lastDay } = employee;
  if (!certificates && !isHidden && !lastDay) return null;
  return (
    <span data-signs="" className="block">
      <Signs employee={employee} today={today} />
    </span>
  );
}
