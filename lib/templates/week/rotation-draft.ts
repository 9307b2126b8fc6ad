import { type ClockTime, clockTimeOf } from '@/lib/time/clock-time';
import { parseTimes } from '@/lib/time/parse-times';
import { MOST_ROTATION_DAYS, type Rotation, type RotationTimes } from './rotation';

/** A rotation as it is typed: a text for each day, empty for a day off. */
export interface RotationDraft {
  readonly isOfWeeks: boolean;
  readonly texts: readonly string[];
  /** What the texts mean that were written of times: read again, one could mean another half of the day. */
  readonly written: ReadonlyMap<string, RotationTimes>;
}

/** What a draft can begin with. */
export const ROTATION_PRESETS = ['earlyLate', 'twoWeeks', 'fourTwo', 'twoTwoThree'] as const;

export type RotationPreset = (typeof ROTATION_PRESETS)[number];

/** Writes the times of a day as they are shown and can be read again. */
export type WriteTimes = (startTime: ClockTime, endTime: ClockTime) => string;

const EARLY: RotationTimes = { startTime: clockTimeOf(7 * 60), endTime: clockTimeOf(15 * 60) };
const LATE: RotationTimes = { startTime: clockTimeOf(15 * 60), endTime: clockTimeOf(23 * 60) };
const DAY: RotationTimes = { startTime: clockTimeOf(9 * 60), endTime: clockTimeOf(17 * 60) };

/** Five days from Monday and the weekend off. */
const weekOf = (times: RotationTimes | undefined) => [
  times,
  times,
  times,
  times,
  times,
  undefined,
  undefined,
];

/** How often each repeats: two on, two off, three on, then the other way round. */
const TWO_TWO_THREE = [1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0];

const PRESETS: Readonly<Record<RotationPreset, Rotation>> = {
  earlyLate: { isOfWeeks: true, days: [...weekOf(EARLY), ...weekOf(LATE), ...weekOf(undefined)] },
  twoWeeks: { isOfWeeks: true, days: [...weekOf(EARLY), ...weekOf(LATE)] },
  fourTwo: { isOfWeeks: false, days: [DAY, DAY, DAY, DAY, undefined, undefined] },
  twoTwoThree: { isOfWeeks: true, days: TWO_TWO_THREE.map((isOn) => (isOn === 1 ? DAY : undefined)) },
};

/** The draft of a preset. */
export function presetDraft(preset: RotationPreset, write: WriteTimes): RotationDraft {
  return rotationDraft(PRESETS[preset], write);
}

/** The rotation as it would have been typed. */
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

/** The times of one day: undefined where it is off, `wrong` where the text says no single stretch of work. */
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

/** The typed rotation; undefined while some of it cannot be read. */
export function readRotationDraft(draft: RotationDraft): Rotation | undefined {
  const { isOfWeeks, texts } = draft;
  const days = texts.map((text) => readRotationDay(text, draft));
  const read = days.filter((day) => day !== 'wrong');
  return read.length === days.length ? { isOfWeeks, days: read } : undefined;
}

/** The draft with a week or a day more, as the last one is, or one less; the same where that is not possible. */
export function withMore(draft: RotationDraft): RotationDraft {
  const { isOfWeeks, texts } = draft;
  const unit = isOfWeeks ? 7 : 1;
  if (texts.length + unit > MOST_ROTATION_DAYS) return draft;
  return { ...draft, texts: [...texts, ...texts.slice(-unit)] };
}

/** See `withMore`. */
export function withLess(draft: RotationDraft): RotationDraft {
  const unit = draft.isOfWeeks ? 7 : 1;
  return draft.texts.length > unit ? { ...draft, texts: draft.texts.slice(0, -unit) } : draft;
}

/** The draft counted the other way: whole weeks are filled up with days off. */
export function countedIn(draft: RotationDraft, isOfWeeks: boolean): RotationDraft {
  if (!isOfWeeks || draft.texts.length % 7 === 0) return { ...draft, isOfWeeks };
  const missing = 7 - (draft.texts.length % 7);
  return { ...draft, isOfWeeks, texts: [...draft.texts, ...new Array<string>(missing).fill('')] };
}
