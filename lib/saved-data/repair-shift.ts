import { ok, type Result, refused } from '@/lib/result';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import { cleanDate, type DateReading } from '@/lib/time/clean-date';
import { parseClockTime } from '@/lib/time/clock-time';
import { isDated, readShift } from './records/stored-records';

/** The fields of an unreadable shift that the repair list shows and edits; all are texts as stored. */
export interface RepairDraft {
  readonly employeeName: string;
  readonly role: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** A field of the draft that is still not a date or time. */
export type RepairRefusal = 'date' | 'startTime' | 'endTime';

/**
 * The texts of the stored shift; a readable date becomes `YYYY-MM-DD`. A field that is missing or not a text
 * is empty.
 */
export function repairDraftOf({ stored }: ShiftAwaitingRepair): RepairDraft {
  const text = (field: keyof RepairDraft) => {
    const value = stored[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  return {
    employeeName: text('employeeName'),
    role: text('role'),
    // Storage has one date format in every language.
    date: cleanDate(text('date')) ?? text('date'),
    startTime: text('startTime'),
    endTime: text('endTime'),
  };
}

/**
 * The shift with the draft's date and times, other fields as stored, and the same id; else the fields that
 * are still unreadable, in the form's order.
 */
export function repairedShift(
  awaitingRepair: ShiftAwaitingRepair,
  draft: RepairDraft,
  reading?: DateReading,
): Result<Shift, readonly RepairRefusal[]> {
  const date = cleanDate(draft.date, reading);
  const startTime = parseClockTime(draft.startTime);
  const endTime = parseClockTime(draft.endTime);
  const shift = readShift(
    { ...awaitingRepair.stored, date: date ?? '', startTime, endTime },
    awaitingRepair.id,
  );
  if (isDated(shift)) return ok(shift);
  const wrong: readonly (RepairRefusal | false)[] = [
    !date && 'date',
    !startTime && 'startTime',
    !endTime && 'endTime',
  ];
  return refused(wrong.filter((field) => field !== false));
}
