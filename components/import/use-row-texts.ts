import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import type { PreviewRow } from '@/lib/import/plan-import';
import type { RowProblem } from '@/lib/import/table/read-row';
import { useUi } from '@/stores/ui/use-ui';

/** Texts of the preview rows. */
export interface RowTexts {
  /** Its position in the file. */
  readonly line: (row: PreviewRow) => string;
  /** The employee, or the text of the file when unknown. */
  readonly who: (row: PreviewRow) => string;
  readonly when: (row: PreviewRow) => string;
  readonly role: (row: PreviewRow) => string;
  readonly outcome: (row: PreviewRow) => string;
  readonly problem: (problem: RowProblem) => string;
  /** The column to which a mendable problem is due, as in the file. */
  readonly column: (problem: RowProblem, field: keyof typeof FIELD_WORDS) => string;
}

export function useRowTexts(isCalendar: boolean): RowTexts {
  const t = useTranslations('importData');
  const calendar = useTranslations('calendar');
  const statuses = useTranslations('statuses');
  const formats = useFormats();
  const roleName = useRoleName();
  const today = useUi((state) => state.today);
  return useMemo(() => {
    const columnOf = (problem: { column: string; field: keyof typeof FIELD_WORDS }) =>
      problem.column || t(FIELD_WORDS[problem.field]);
    return {
      line: ({ line }) => t(isCalendar ? 'event' : 'line', { line }),
      who: ({ shift, about }) => (shift ? shift.employeeName || calendar('openShift') : about),
      when: ({ shift }) =>
        shift ? `${formats.fullDay(shift.date)}, ${formats.timeRange(shift.startTime, shift.endTime)}` : '',
      role: ({ shift }) => {
        if (!shift) return '';
        const status =
          shift.status === 'Pending' || shift.status === 'Canceled' ? statuses(shift.status) : '';
        return [roleName(shift.role), status].filter(Boolean).join(', ');
      },
      outcome: ({ outcome }) => t(outcome),
      column: (problem, field) => ('column' in problem && problem.column) || t(FIELD_WORDS[field]),
      problem: (problem) => {
        switch (problem.kind) {
          case 'dateUnreadable':
            return t('dateUnreadable', {
              column: columnOf(problem),
              text: problem.text,
              sample: today,
            });
          case 'timeUnreadable':
          case 'statusUnknown':
          case 'nameTooLong':
            return t(problem.kind, { column: columnOf(problem), text: problem.text });
          case 'roleMissing':
          case 'nameUnclear':
            return t(problem.kind, { name: problem.name });
          case 'roleMismatch':
            return t('roleMismatch', {
              name: problem.name,
              employeeRole: roleName(problem.employeeRole),
              role: roleName(problem.role),
            });
          default:
            return t(problem.kind);
        }
      },
    };
  }, [t, calendar, statuses, formats, roleName, today, isCalendar]);
}

const FIELD_WORDS = {
  employee: 'employee',
  role: 'role',
  date: 'date',
  start: 'start',
  end: 'end',
  times: 'times',
  status: 'status',
} as const;
