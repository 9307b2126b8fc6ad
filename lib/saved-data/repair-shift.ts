import { ok, type Result, refused } from '@/lib/result';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import { cleanDate, type DateReading } from '@/lib/time/clean-date';
import { parseClockTime } from '@/lib/time/clock-time';
import { isDated, readShift } from './records/stored-records';

/** The fields of an unreadable shift that the repair list shows and edits: texts, as stored. */
export interface RepairDraft {
  readonly employeeName: string;
  readonly role: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** A field of the draft that is still not a date or time. */
export type RepairRefusal = 'date' | 'startTime' | 'endTime';

/** The texts of the stored shift, with a readable date as `YYYY-MM-DD`; empty when a field is missing or not a text. */
export function repairDraftOf({ stored }: ShiftAwaitingRepair): RepairDraft {
  const text = (field: keyof RepairDraft) => {
    const value = stored[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  return {
    employeeName: text('employeeName'),
    role: text('role'),
    // Stored dates are read the stored way, whatever language is shown.
    date: cleanDate(text('date')) ?? text('date'),
    startTime: text('startTime'),
    endTime: text('endTime'),
  };
}

/**
 * The shift with the date and times of the draft and everything else as stored, under its own id; or the fields that
 * still cannot be understood, in form order.
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
