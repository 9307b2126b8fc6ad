import { createStore } from 'zustand/vanilla';

/** How the week by employee takes the focus: in its first cell, or with the field open in its first empty one. */
export type GridStart = 'cell' | 'typing';

interface GridUse {
  /** Asked for by the key B or the first steps; the grid may have to be loaded first. */
  readonly wanted: GridStart | undefined;
  /** The focus is in the grid: nothing may open by itself over what is typed there. */
  readonly isInUse: boolean;
}

/** Between the week by employee and those outside of it. */
export const gridUse = createStore<GridUse>(() => ({ wanted: undefined, isInUse: false }));

/** Asks the week by employee, which is about to be shown, to take the focus; undefined takes that back. */
export function askGridStart(wanted: GridStart | undefined): void {
  gridUse.setState({ wanted });
}

export function setGridInUse(isInUse: boolean): void {
  if (isInUse !== gridUse.getState().isInUse) gridUse.setState({ isInUse });
}
