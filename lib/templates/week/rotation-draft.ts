import { type ClockTime, clockTimeOf } from '@/lib/time/clock-time';
import { parseTimes } from '@/lib/time/parse-times';
import { MAX_ROTATION_DAYS, type Rotation, type RotationTimes } from './rotation';

/** One text per day, as typed; empty for a day off. */
export interface RotationDraft {
  readonly isOfWeeks: boolean;
  readonly texts: readonly string[];
  /** The times behind generated texts: parsed again, a text could be ambiguous. */
  readonly written: ReadonlyMap<string, RotationTimes>;
}

export const ROTATION_PRESETS = ['earlyLate', 'twoWeeks', 'fourTwo', 'twoTwoThree'] as const;

export type RotationPreset = (typeof ROTATION_PRESETS)[number];

/** Formats the times in a form that can be parsed again. */
export type WriteTimes = (startTime: ClockTime, endTime: ClockTime) => string;

const EARLY: RotationTimes = { startTime: clockTimeOf(7 * 60), endTime: clockTimeOf(15 * 60) };
const LATE: RotationTimes = { startTime: clockTimeOf(15 * 60), endTime: clockTimeOf(23 * 60) };
const DAY: RotationTimes = { startTime: clockTimeOf(9 * 60), endTime: clockTimeOf(17 * 60) };

/** A week with the times from Monday to Friday. */
const weekOf = (times: RotationTimes | undefined) => [
  times,
  times,
  times,
  times,
  times,
  undefined,
  undefined,
];

/** Days on (1) and off (0): two on, two off, three on, then the reverse. */
const TWO_TWO_THREE = [1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0];

const PRESETS: Readonly<Record<RotationPreset, Rotation>> = {
  earlyLate: { isOfWeeks: true, days: [...weekOf(EARLY), ...weekOf(LATE), ...weekOf(undefined)] },
  twoWeeks: { isOfWeeks: true, days: [...weekOf(EARLY), ...weekOf(LATE)] },
  fourTwo: { isOfWeeks: false, days: [DAY, DAY, DAY, DAY, undefined, undefined] },
  twoTwoThree: { isOfWeeks: true, days: TWO_TWO_THREE.map((isOn) => (isOn === 1 ? DAY : undefined)) },
};

export function presetDraft(preset: RotationPreset, write: WriteTimes): RotationDraft {
  return rotationDraft(PRESETS[preset], write);
}

export function rotationDraft({ isOfWeeks, days }: Rotation, write: WriteTimes): RotationDraft {
  const written = new Map<string, RotationTimes>();
  const texts = days.map((day) => {
    if (!day) return '';
    const text = write(day.startTime, day.endTime);
    written.set(text, day);
    return text;
  });
  return { isOfWeeks, texts, written };
}

/** Undefined for a day off; `wrong` unless the text is one stretch of work. */
export function readRotationDay(
  text: string,
  { written }: Pick<RotationDraft, 'written'>,
): RotationTimes | undefined | 'wrong' {
  if (text.trim() === '') return undefined;
  const known = written.get(text);
  if (known) return known;
  const read = parseTimes(text);
  const [times, second] = read.isOk ? read.value : [];
  if (!times || second) return 'wrong';
  return { startTime: times.startTime, endTime: times.endTime };
}

/** Reads all days of the draft; undefined while a text is unreadable. */
export function readRotationDraft(draft: RotationDraft): Rotation | undefined {
  const { isOfWeeks, texts } = draft;
  const days = texts.map((text) => readRotationDay(text, draft));
  const read = days.filter((day) => day !== 'wrong');
  return read.length === days.length ? { isOfWeeks, days: read } : undefined;
}

/** Adds a week or a day, a copy of the last one; unchanged at the limit. */
export function addRotationUnit(draft: RotationDraft): RotationDraft {
  const { isOfWeeks, texts } = draft;
  const unit = isOfWeeks ? 7 : 1;
  if (texts.length + unit > MAX_ROTATION_DAYS) return draft;
  return { ...draft, texts: [...texts, ...texts.slice(-unit)] };
}

/** Removes a week or a day; unchanged at the limit. */
export function removeRotationUnit(draft: RotationDraft): RotationDraft {
  const unit = draft.isOfWeeks ? 7 : 1;
  return draft.texts.length > unit ? { ...draft, texts: draft.texts.slice(0, -unit) } : draft;
}

/** Switches between weeks and days; fills whole weeks up with days off. */
export function changeRotationUnit(draft: RotationDraft, isOfWeeks: boolean): RotationDraft {
  if (!isOfWeeks || draft.texts.length % 7 === 0) return { ...draft, isOfWeeks };
  const missing = 7 - (draft.texts.length % 7);
  return { ...draft, isOfWeeks, texts: [...draft.texts, ...new Array<string>(missing).fill('')] };
}
