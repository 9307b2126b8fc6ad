import type { ShiftDraft } from '@/lib/shifts/check-shift-draft';
import { parseJson } from './parse-json';
import { isFields } from './stored-records';

/** A shift form left half-filled, to be offered again. */
export interface KeptDraft {
  /** The shift that was being edited; empty for a new one. */
  readonly shiftId: string;
  readonly fields: ShiftDraft;
}

/** The draft in the text of the key `brigade-shift-draft`, or null; fields that are no text are empty. */
export function readKeptDraft(text: string | null): KeptDraft | null {
  const stored = text === null ? undefined : parseJson(text);
  if (!isFields(stored) || !isFields(stored.fields)) return null;
  const { fields } = stored;
  const field = (name: keyof ShiftDraft) => (typeof fields[name] === 'string' ? fields[name] : '');
  return {
    shiftId: typeof stored.shiftId === 'string' ? stored.shiftId : '',
    fields: {
      employeeName: field('employeeName'),
      role: field('role'),
      date: field('date'),
      startTime: field('startTime'),
      endTime: field('endTime'),
      status: field('status'),
      notes: field('notes'),
    },
  };
}
