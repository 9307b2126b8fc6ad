import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { nameKey } from '@/lib/employees/employee';
import type { TimesFault } from '@/lib/time/parse-times';

export type EntryFault = TimesFault | 'oneShift' | 'nobody';

/** Typed times that could not be read when their cell was left. They stay in it until corrected, or until Escape. */
export interface KeptText {
  readonly text: string;
  readonly fault: EntryFault;
  /** Undefined for a new shift. */
  readonly shiftId: string | undefined;
}

interface Cell {
  readonly name: string;
  readonly date: string;
}

const NONE: readonly KeptText[] = [];
const keyOf = ({ name, date }: Cell) => `${date} ${nameKey(name)}`;

/** By cell. Module state, so that a text outlives another week, view or page. */
const kept = createStore<ReadonlyMap<string, readonly KeptText[]>>(() => new Map());

function put(cell: Cell, texts: readonly KeptText[]): void {
  const others = new Map(kept.getState());
  if (texts.length > 0) others.set(keyOf(cell), texts);
  else others.delete(keyOf(cell));
  kept.setState(others, true);
}

const textsOf = (cell: Cell) => kept.getState().get(keyOf(cell)) ?? NONE;

/** Replaces an earlier text for the same shift. */
export function keepText(cell: Cell, text: KeptText): void {
  put(cell, [...textsOf(cell).filter(({ shiftId }) => shiftId !== text.shiftId), text]);
}

/** The text was corrected, or Escape was pressed. */
export function dropText(cell: Cell, shiftId: string | undefined): void {
  const texts = textsOf(cell);
  const others = texts.filter((text) => text.shiftId !== shiftId);
  if (others.length < texts.length) put(cell, others);
}

/** The text to open first: that of the shift, else any. */
export function keptTextAt(cell: Cell, shiftId: string | undefined): KeptText | undefined {
  const texts = textsOf(cell);
  return texts.find((text) => text.shiftId === shiftId) ?? texts[0];
}

export function useKeptTexts(name: string, date: string): readonly KeptText[] {
  return useStore(kept, (texts) => texts.get(keyOf({ name, date })) ?? NONE);
}
