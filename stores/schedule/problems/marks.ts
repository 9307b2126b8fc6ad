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

/** The marks of a shift's card: all of them, or all but the overlap if the card has a flag for overlaps. */
export interface ShiftMarks {
  readonly all: ShiftMark;
  readonly besideOverlap?: ShiftMark | undefined;
}

/**
 * Marks by shift id. This store is separate from the rules and their texts, which load after the first paint.
 */
export const marksStore = createStore<ReadonlyMap<string, ShiftMarks>>(() => new Map());

/** The marks of all shifts, for components that show many at once. */
export const useShiftMarks = (): ReadonlyMap<string, ShiftMarks> => useStore(marksStore);

/** The mark on the shift's card; undefined if the shift has no problems. */
export const useShiftMark = (id: string, isOverlapping: boolean): ShiftMark | undefined =>
  useStore(marksStore, (marks) => marks.get(id)?.[isOverlapping ? 'besideOverlap' : 'all']);
