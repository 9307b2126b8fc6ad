import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { nameKey } from '@/lib/employees/employee';
import type { TimesFault } from '@/lib/time/parse-times';

/** Why a text stands for no shift. */
export type EntryFault = TimesFault | 'oneShift' | 'nobody';

/** Typed times that could not be read when their cell was left: they stay in it until they are, or until Escape. */
export interface KeptText {
  readonly text: string;
  readonly fault: EntryFault;
  /** The shift whose times were typed; undefined for a new one. */
  readonly shiftId: string | undefined;
}

/** The row's name and the day. */
interface Cell {
  readonly name: string;
  readonly date: string;
}

const NONE: readonly KeptText[] = [];
const keyOf = ({ name, date }: Cell) => `${date} ${nameKey(name)}`;

/** By cell. Beside the view, so that a text outlives another week, view or page. */
const kept = createStore<ReadonlyMap<string, readonly KeptText[]>>(() => new Map());

function put(cell: Cell, texts: readonly KeptText[]): void {
  const others = new Map(kept.getState());
  if (texts.length > 0) others.set(keyOf(cell), texts);
  else others.delete(keyOf(cell));
  kept.setState(others, true);
}

const textsOf = (cell: Cell) => kept.getState().get(keyOf(cell)) ?? NONE;

/** Keeps the text in its cell, in place of an earlier one for the same shift. */
export function keepText(cell: Cell, text: KeptText): void {
  put(cell, [...textsOf(cell).filter(({ shiftId }) => shiftId !== text.shiftId), text]);
}

/** Forgets the text for that shift: it was read in the end, or Escape was pressed. */
export function dropText(cell: Cell, shiftId: string | undefined): void {
  const texts = textsOf(cell);
  const others = texts.filter((text) => text.shiftId !== shiftId);
  if (others.length < texts.length) put(cell, others);
}

/** The text of the cell that is opened first: that of the shift, else any. */
export function keptTextAt(cell: Cell, shiftId: string | undefined): KeptText | undefined {
  const texts = textsOf(cell);
  return texts.find((text) => text.shiftId === shiftId) ?? texts[0];
}

/** The texts kept in a cell. */
export function useKeptTexts(name: string, date: string): readonly KeptText[] {
  return useStore(kept, (texts) => texts.get(keyOf({ name, date })) ?? NONE);
}
