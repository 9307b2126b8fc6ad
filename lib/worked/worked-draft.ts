import type { Shift } from '@/lib/shifts/shift/shift';
import { parseClockTime } from '@/lib/time/clock-time';
import { asPlanned, isBreak, OUTCOMES, type Outcome, type Worked, workedOf } from './worked';

/** `unsaid`: no outcome is known. */
export const CHOICES = ['unsaid', ...OUTCOMES] as const;

export type Choice = 'unsaid' | Outcome;

/** Texts as typed. */
export interface WorkedDraft {
  readonly choice: Choice;
  /** `HH:MM`, or the typed text if invalid. */
  readonly start: string;
  readonly end: string;
  readonly breakMinutes: string;
}

/** Begins with the stored actual hours, otherwise the plan. */
export function workedDraftOf(shift: Shift, isPaidHours: boolean): WorkedDraft {
  const stored = workedOf(shift);
  const { startTime, endTime, breakMinutes } =
    stored?.outcome === 'worked' ? stored : asPlanned(shift, isPaidHours);
  return {
    choice: stored?.outcome ?? 'unsaid',
    start: startTime,
    end: endTime,
    breakMinutes: String(breakMinutes),
  };
}

/** Whether each field is invalid; an absence has no mistakes. */
export interface WorkedMistakes {
  readonly start: boolean;
  readonly end: boolean;
  readonly breakMinutes: boolean;
}

/** The actual outcome, which is undefined for `unsaid`, or the mistakes. */
export function workedFromDraft({
  choice,
  start,
  end,
  breakMinutes,
}: WorkedDraft): { readonly worked: Worked | undefined } | { readonly mistakes: WorkedMistakes } {
  if (choice === 'unsaid') return { worked: undefined };
  if (choice !== 'worked') return { worked: { outcome: choice } };
  const [startTime, endTime] = [parseClockTime(start), parseClockTime(end)];
  const minutes = /^\d{1,4}$/.test(breakMinutes.trim()) ? Number(breakMinutes) : Number.NaN;
  if (startTime && endTime && isBreak(minutes, startTime, endTime))
    return { worked: { outcome: 'worked', startTime, endTime, breakMinutes: minutes } };
  return {
    mistakes: { start: !startTime, end: !endTime, breakMinutes: Boolean(startTime && endTime) },
  };
}
