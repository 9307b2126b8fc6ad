import type { ShiftDraft } from '@/lib/shifts/check-shift-draft';
import { parseJson } from './parse-json';
import { isFields } from './stored-records';

/** A shift form left half-filled, to be offered again. */
export interface KeptDraft {
  /** The shift that was being edited; empty for a new one. */
  readonly shiftId: string;
  readonly fields: ShiftDraft;
}

/** The drafts in the text of the key `brigade-shift-draft`; what is none is left out, fields that are no text are empty. */
export function readKeptDrafts(text: string | null): readonly KeptDraft[] {
  const stored = text === null ? undefined : parseJson(text);
  return Array.isArray(stored) ? stored.flatMap((item) => readKeptDraft(item) ?? []) : [];
}

function readKeptDraft(stored: unknown): KeptDraft | undefined {
  if (!isFields(stored) || !isFields(stored.fields)) return undefined;
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
