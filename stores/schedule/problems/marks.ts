import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** That something is wrong with a shift, in the words of the shown language. */
export interface ShiftMark {
  /** In the colour of a refusal, or of a warning. */
  readonly tone: 'Canceled' | 'Pending';
  /** What is wrong, in a few words: `Short rest, Over 40 h`. */
  readonly signs: string;
  /** The same as a sentence: `Warning: Short rest, Over 40 h`. */
  readonly words: string;
}

/** What a card shows: everything, or all but the overlap where that has a flag. */
export interface ShiftMarks {
  readonly all: ShiftMark;
  readonly besideOverlap?: ShiftMark | undefined;
}

/** By the shift's id. Apart from the rules and their words, which come behind the first paint. */
export const marksStore = createStore<ReadonlyMap<string, ShiftMarks>>(() => new Map());

/** Those of all shifts, for who shows many at once. */
export const useShiftMarks = (): ReadonlyMap<string, ShiftMarks> => useStore(marksStore);

/** What the card of the shift shows of its problems; undefined for nothing. */
export const useShiftMark = (id: string, isOverlapping: boolean): ShiftMark | undefined =>
  useStore(marksStore, (marks) => marks.get(id)?.[isOverlapping ? 'besideOverlap' : 'all']);
