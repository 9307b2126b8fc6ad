import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { nameKey } from '@/lib/employees/employee';
import type { TimesFault } from '@/lib/time/parse-times';

export type EntryFault = TimesFault | 'oneShift' | 'nobody';

/**
 * Typed times that could not be read when their cell was left. The text stays in the cell until corrected, or
 * until Escape.
 */
export interface UnparsedText {
  readonly text: string;
  readonly fault: EntryFault;
  /** Undefined for a new shift. */
  readonly shiftId: string | undefined;
}

interface Cell {
  readonly name: string;
  readonly date: string;
}

const NONE: readonly UnparsedText[] = [];
const keyOf = ({ name, date }: Cell) => `${date} ${nameKey(name)}`;

/** By cell. Module state, so that a text outlives another week, view or page. */
const unparsedTexts = createStore<ReadonlyMap<string, readonly UnparsedText[]>>(() => new Map());

function setTexts(cell: Cell, texts: readonly UnparsedText[]): void {
  const others = new Map(unparsedTexts.getState());
  if (texts.length > 0) others.set(keyOf(cell), texts);
  else others.delete(keyOf(cell));
  unparsedTexts.setState(others, true);
}

const textsOf = (cell: Cell) => unparsedTexts.getState().get(keyOf(cell)) ?? NONE;

/** Replaces an earlier text for the same shift. */
export function storeUnparsedText(cell: Cell, text: UnparsedText): void {
  setTexts(cell, [...textsOf(cell).filter(({ shiftId }) => shiftId !== text.shiftId), text]);
}

/** Removes the text after a correction or Escape. */
export function dropText(cell: Cell, shiftId: string | undefined): void {
  const texts = textsOf(cell);
  const others = texts.filter((text) => text.shiftId !== shiftId);
  if (others.length < texts.length) setTexts(cell, others);
}

/** The text to open first: that of the shift, else any. */
export function unparsedTextAt(cell: Cell, shiftId: string | undefined): UnparsedText | undefined {
  const texts = textsOf(cell);
  return texts.find((text) => text.shiftId === shiftId) ?? texts[0];
}

export function useUnparsedTexts(name: string, date: string): readonly UnparsedText[] {
  return useStore(unparsedTexts, (texts) => texts.get(keyOf({ name, date })) ?? NONE);
}
