import { nameKey } from '@/lib/employees/employee';
import { type InPieces, scaleProgress } from '@/lib/in-pieces';
import type { ContextIn } from '@/lib/shifts/change/plan-breaks';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import type { BreakChoices } from '@/lib/shifts/plan/break-choices';
import { asOpen, type SettledPlan, settlePlanInPieces } from '@/lib/shifts/plan/settle-plan';
import { matchingOpenShiftIds } from '@/lib/shifts/plan/settle-week-copy';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import type { ImportPlan, PreviewRow, RowOutcome } from './plan-import';

interface ImportBase {
  readonly schedule: Schedule;
  readonly contextIn: ContextIn;
  readonly choices: BreakChoices;
  /** Shifts before this date skip the rule checks: they are past. */
  readonly today: LocalDate;
}

export interface SettledImport extends Omit<SettledPlan, 'entries'> {
  readonly plan: ImportPlan;
}

/**
 * Opens or leaves out imported shifts that break a rule, as the manager chose. Skips an open shift equal to
 * an existing one. The shifts in `found` and its siblings have placeholder ids.
 */
export function* settleImport(
  plan: ImportPlan,
  { schedule, contextIn, choices, today }: ImportBase,
): InPieces<SettledImport> {
  const coming: ChangeEntry[] = [];
  const given: ChangeEntry[] = plan.employees.map((draft, number) =>
    employeeEntry(undefined, { ...draft, id: `\n${number}` }),
  );
  for (const [number, { outcome, shift }] of plan.rows.entries()) {
    if (outcome !== 'add' || !shift) continue;
    (shift.date < today ? given : coming).push(shiftEntry(undefined, { ...shift, id: idOf(number) }));
  }
  const context = applyChange(schedule, { entries: given });
  const settled = yield* scaleProgress(0, 1, settlePlanInPieces(context, coming, contextIn, choices));

  const there = matchingOpenShiftIds(
    settled.opened.map(({ shift }) => shift),
    schedule.shifts,
    plan.rows.flatMap(({ outcome, shift }) =>
      outcome === 'there' && shift && isOpenShift(shift) ? [shift] : [],
    ),
  );
  const skipped = new Set(settled.skipped.map(({ shift }) => shift.id));
  const opened = new Map(settled.opened.map(({ shift }) => [shift.id, shift]));
  const rows = plan.rows.map((row, number): PreviewRow => {
    const id = idOf(number);
    if (skipped.has(id)) return { ...row, outcome: 'left' };
    const open = opened.get(id);
    if (!open) return row;
    return { ...row, outcome: there.has(id) ? 'there' : 'add', shift: withoutId(asOpen(open)) };
  });
  return {
    ...settled,
    opened: settled.opened.filter(({ shift }) => !there.has(shift.id)),
    plan:
      settled.skipped.length + opened.size === 0
        ? plan
        : { ...plan, ...figuresOf(rows), rows, employees: stillNamed(plan, rows) },
  };
}

/** A placeholder id; no stored id begins with a line break. */
function idOf(rowNumber: number): string {
  return `\n${rowNumber}`;
}

function stillNamed({ employees }: ImportPlan, rows: readonly PreviewRow[]): ImportPlan['employees'] {
  const names = new Set(
    rows.flatMap(({ outcome, shift }) => (outcome === 'add' && shift ? [nameKey(shift.employeeName)] : [])),
  );
  return employees.filter(({ name }) => names.has(nameKey(name)));
}

function withoutId({ id: _placeholder, ...shift }: Shift): Omit<Shift, 'id'> {
  return shift;
}

function figuresOf(rows: readonly PreviewRow[]): Pick<ImportPlan, 'counts' | 'firstDate'> {
  const counts: Record<RowOutcome, number> = { add: 0, there: 0, repeated: 0, left: 0, error: 0 };
  let firstDate: LocalDate | undefined;
  for (const { outcome, shift } of rows) {
    counts[outcome] += 1;
    if (outcome === 'add' && shift && (firstDate === undefined || shift.date < firstDate)) {
      firstDate = shift.date;
    }
  }
  return { counts, firstDate };
}
