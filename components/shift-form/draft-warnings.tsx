'use client';

import { UserSearch } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { Button } from '@/components/ui/button';
import { findEmployeeByName } from '@/lib/employees/employee';
import { SPECIFIED_OVERTIME, weekLimitFor } from '@/lib/pay/overtime-rules';
import { breaksBesideWeek, draftBreaks } from '@/lib/rules/draft-breaks';
import type { ShiftDraft } from '@/lib/shifts/shift/check-shift-draft';
import { contextIn } from '@/stores/schedule/rule-context';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-setting';
import { openDialog } from '@/stores/ui/dialogs';

interface DraftWarningsProps {
  draft: ShiftDraft;
  /** The edited shift; the draft replaces it in the checks. */
  shiftId: string | undefined;
}

/**
 * Rules that the draft would break, as it is typed; it warns but never blocks saving. Overlaps and
 * overtime are shown with the person's week. A stored shift can be reassigned to a fitting employee.
 */
export function DraftWarnings({ draft, shiftId }: DraftWarningsProps) {
  const t = useTranslations('shiftForm');
  const shifts = useSchedule((state) => state.schedule.shifts);
  const employees = useSchedule((state) => state.schedule.employees);
  const rules = useRuleSettings();
  const breaks = useMemo(
    () => draftBreaks(draft, shiftId ?? '', (name) => contextIn(shifts, employees, name, rules)),
    [draft, shiftId, shifts, employees, rules],
  );
  const employee = findEmployeeByName(employees.values(), draft.employeeName);
  const shown = breaksBesideWeek(breaks, weekLimitFor(rules.overtime ?? SPECIFIED_OVERTIME, employee));
  const isEmpty = shown.length === 0 && shiftId === undefined;
  return (
    <div className={isEmpty ? 'hidden' : 'flex flex-col items-start gap-3'}>
      <div role="status" className="empty:hidden">
        <RuleWarnings breaks={shown} />
      </div>
      {shiftId !== undefined && (
        <Button
          size="md"
          icon={<UserSearch aria-hidden="true" />}
          onClick={() => openDialog({ name: 'cover', shiftId })}
        >
          {t('cover')}
        </Button>
      )}
    </div>
  );
}
