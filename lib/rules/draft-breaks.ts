import { colorOfRole } from '@/lib/employees/role';
import { roleAndColorOf } from '@/lib/employees/roles/roles-of';
import { detailsFromDraft, type ShiftDraft } from '@/lib/shifts/shift/check-shift-draft';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { parseDateInput } from '@/lib/time/clean-date';
import { parseClockTime } from '@/lib/time/clock-time';
import { WEEK_OVERTIME_MINUTES } from './overtime-limits';
import type { RuleBreak, RuleContext } from './rule-break';
import { ruleBreaks } from './rule-breaks';

/**
 * The rules that the draft would break; none while the name is unknown or a date or time is invalid, which
 * the form reports.
 */
export function draftBreaks(
  draft: ShiftDraft,
  shiftId: string,
  contextFor: (employeeName: string) => RuleContext,
): readonly RuleBreak[] {
  const date = parseDateInput(draft.date);
  const startTime = parseClockTime(draft.startTime);
  const endTime = parseClockTime(draft.endTime);
  if (!date.isOk || startTime === undefined || endTime === undefined) return [];
  const context = contextFor(draft.isOpen ? OPEN_SHIFT_NAME : draft.employeeName);
  if (!draft.isOpen && !context.employee) return [];
  const employeeName = context.employee?.name ?? OPEN_SHIFT_NAME;
  const { role, status, notes } = draft;
  const { color } = context.employee ? roleAndColorOf(context.employee, role) : { color: colorOfRole(role) };
  const shift: Shift = {
    id: shiftId,
    employeeName,
    role,
    color,
    date: date.value,
    startTime,
    endTime,
    status,
    notes,
    ...detailsFromDraft(draft),
  };
  return ruleBreaks(shift, context);
}

/** Omits what the week panel shows: overlaps, overtime, and a personal limit equal to that for overtime. */
export function breaksOutsideWeekPanel(
  breaks: readonly RuleBreak[],
  overtimeMinutes: number = WEEK_OVERTIME_MINUTES,
): readonly RuleBreak[] {
  return breaks.filter((found) => {
    if (found.rule === 'ownHours') return found.limitMinutes !== overtimeMinutes;
    return found.rule !== 'overlap' && found.rule !== 'weekHours';
  });
}
