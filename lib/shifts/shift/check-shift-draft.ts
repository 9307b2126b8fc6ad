import { type Employee, isNameless } from '@/lib/employees/employee';
import { type FitRefusal, fitEmployee } from '@/lib/employees/fit-employee';
import { colorOfRole } from '@/lib/employees/role';
import { roleAndColorOf } from '@/lib/employees/roles/roles-of';
import { ok, type Result, refused } from '@/lib/result';
import type { RepeatDraft } from '@/lib/series/repeat-draft';
import { type BreakPlan, proposedBreaks } from '@/lib/shifts/proposed-breaks';
import { parseDateInput } from '@/lib/time/clean-date';
import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import { durationMinutes } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { OPEN_SHIFT_NAME } from './open-shift';
import type { Shift } from './shift';
import { detailsOf, isBreakMinutes, type ShiftDetails } from './shift-details';

/** The values of the shift form, as typed. */
export interface ShiftDraft {
  readonly employeeName: string;
  /** The user chose an open shift; an empty name without this is an unfilled field. */
  readonly isOpen?: boolean | undefined;
  readonly role: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly status: string;
  readonly notes: string;
  /** Details as typed, breaks in minutes; empty or absent for none. */
  readonly station?: string | undefined;
  readonly teamNotes?: string | undefined;
  readonly kind?: string | undefined;
  readonly unpaidBreak?: string | undefined;
  readonly paidBreak?: string | undefined;
  /** Absent if the user has not set a repetition. */
  readonly repeat?: RepeatDraft | undefined;
}

type DetailsDraft = Pick<ShiftDraft, keyof ShiftDetails>;

/** Why a shift is refused (SPEC section 5). A time is `missing` when empty and `invalid` when not a time. */
export type ShiftRefusal =
  | { readonly kind: 'employeeMissing' }
  /** An open shift has no employee to get the role from. */
  | { readonly kind: 'roleMissing' }
  | { readonly kind: 'dateInvalid' }
  | { readonly kind: 'startMissing' | 'endMissing' | 'startInvalid' | 'endInvalid' }
  | FitRefusal;

interface BasicInfo {
  readonly who: Pick<Shift, 'employeeName' | 'role' | 'color'>;
  readonly date: LocalDate;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
}

/** Returns the step's values, or every refusal in field order. One mistake gives one message. */
export function checkBasicInfo(
  draft: ShiftDraft,
  employees: Iterable<Employee>,
): Result<BasicInfo, readonly ShiftRefusal[]> {
  const date = parseDateInput(draft.date);
  const startTime = parseClockTime(draft.startTime);
  const endTime = parseClockTime(draft.endTime);
  const isNamed = draft.isOpen ? draft.role !== '' : !isNameless(draft.employeeName);
  if (!isNamed || !date.isOk || startTime === undefined || endTime === undefined) {
    return refused(fieldRefusals(draft));
  }
  const who = whoseShift(draft, employees);
  return who.isOk ? ok({ who: who.value, date: date.value, startTime, endTime }) : refused([who.error]);
}

function whoseShift(
  { isOpen, employeeName, role }: ShiftDraft,
  employees: Iterable<Employee>,
): Result<BasicInfo['who'], FitRefusal> {
  if (isOpen) return ok({ employeeName: OPEN_SHIFT_NAME, role, color: colorOfRole(role) });
  const fitting = fitEmployee(employeeName, role, employees);
  if (!fitting.isOk) return fitting;
  return ok({ employeeName: fitting.value.name, ...roleAndColorOf(fitting.value, role) });
}

function fieldRefusals(draft: ShiftDraft): readonly ShiftRefusal[] {
  const refusals: ShiftRefusal[] = [];
  if (draft.isOpen && draft.role === '') refusals.push({ kind: 'roleMissing' });
  if (!draft.isOpen && isNameless(draft.employeeName)) refusals.push({ kind: 'employeeMissing' });
  if (!parseDateInput(draft.date).isOk) refusals.push({ kind: 'dateInvalid' });
  if (draft.startTime.trim() === '') refusals.push({ kind: 'startMissing' });
  else if (parseClockTime(draft.startTime) === undefined) refusals.push({ kind: 'startInvalid' });
  if (draft.endTime.trim() === '') refusals.push({ kind: 'endMissing' });
  else if (parseClockTime(draft.endTime) === undefined) refusals.push({ kind: 'endInvalid' });
  return refusals;
}

/** Uses the employee's spelling of the name; the role and its color must be one of the employee's. */
export function shiftFromDraft(
  draft: ShiftDraft,
  id: string,
  employees: Iterable<Employee>,
): Result<Shift, readonly ShiftRefusal[]> {
  const checked = checkBasicInfo(draft, employees);
  if (!checked.isOk) return checked;
  const { who, date, startTime, endTime } = checked.value;
  return ok({
    id,
    ...who,
    date,
    startTime,
    endTime,
    status: draft.status,
    notes: draft.notes.trim(),
    ...detailsFromDraft(draft),
  });
}

/** Ignores a break that is not a number of minutes. */
export function detailsFromDraft({ unpaidBreak, paidBreak, ...texts }: DetailsDraft): ShiftDetails {
  return detailsOf({
    ...texts,
    unpaidBreak: parseBreak(unpaidBreak),
    paidBreak: parseBreak(paidBreak),
  });
}

export function draftOfDetails(shift: ShiftDetails): DetailsDraft {
  const { unpaidBreak, paidBreak, ...texts } = detailsOf(shift);
  return {
    ...texts,
    ...(unpaidBreak !== undefined && { unpaidBreak: String(unpaidBreak) }),
    ...(paidBreak !== undefined && { paidBreak: String(paidBreak) }),
  };
}

export type BreakField = 'unpaidBreak' | 'paidBreak';

/** The breaks that are not a number of minutes. */
export function breakRefusals(draft: DetailsDraft): readonly BreakField[] {
  return (['unpaidBreak', 'paidBreak'] as const).filter(
    (field) => (draft[field]?.trim() ?? '') !== '' && parseBreak(draft[field]) === undefined,
  );
}

/** Fills in the plan's breaks unless the user has set them; unchanged while a time is invalid. */
export function withProposedBreaks(draft: ShiftDraft, plan: BreakPlan): ShiftDraft {
  const [start, end] = [parseClockTime(draft.startTime), parseClockTime(draft.endTime)];
  if (start === undefined || end === undefined || plan.length === 0) return draft;
  return {
    ...draftOfDetails(proposedBreaks(durationMinutes(start, end), plan)),
    ...withoutUnsetBreaks(draft),
  };
}

/** Drops undefined breaks. */
function withoutUnsetBreaks(draft: ShiftDraft): ShiftDraft {
  const { unpaidBreak, paidBreak, ...rest } = draft;
  return {
    ...rest,
    ...(unpaidBreak !== undefined && { unpaidBreak }),
    ...(paidBreak !== undefined && { paidBreak }),
  };
}

/** 0 for an empty text, undefined for a text that is not a number of minutes. */
function parseBreak(typed: string | undefined): number | undefined {
  const text = typed?.trim() ?? '';
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const minutes = Number(text);
  return minutes === 0 || isBreakMinutes(minutes) ? minutes : undefined;
}
