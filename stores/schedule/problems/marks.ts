import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface ShiftMark {
  /** The color of a refusal, or of a warning. */
  readonly tone: 'Canceled' | 'Pending';
  /** Short labels: `Short rest, Over 40 h`. */
  readonly signs: string;
  /** The same as a sentence: `Warning: Short rest, Over 40 h`. */
  readonly words: string;
}

/** What a card shows: everything, or all but the overlap if the card has a flag for it. */
export interface ShiftMarks {
  readonly all: ShiftMark;
  readonly besideOverlap?: ShiftMark | undefined;
}

/** By shift id. Separate from the rules and their texts, which load after the first paint. */
export const marksStore = createStore<ReadonlyMap<string, ShiftMarks>>(() => new Map());

/** The marks of all shifts, for components that show many at once. */
export const useShiftMarks = (): ReadonlyMap<string, ShiftMarks> => useStore(marksStore);

/** What the shift's card shows of its problems; undefined if there are none. */
export const useShiftMark = (id: string, isOverlapping: boolean): ShiftMark | undefined =>
  useStore(marksStore, (marks) => marks.get(id)?.[isOverlapping ? 'besideOverlap' : 'all']);
