import { createStore } from 'zustand/vanilla';

/** How the grid gets the focus: in its first cell, or with the field open in its first empty one. */
export type GridStart = 'cell' | 'typing';

interface GridUse {
  /** Requested by the B key or the first steps; the grid may have to load first. */
  readonly wanted: GridStart | undefined;
  /** The focus is in the grid: nothing may open automatically over text that the person is typing. */
  readonly isInUse: boolean;
}

/** Shared by the grid and the code outside it. */
export const gridUse = createStore<GridUse>(() => ({ wanted: undefined, isInUse: false }));

/** Requests that the grid, about to be shown, takes the focus; undefined cancels the request. */
export function askGridStart(wanted: GridStart | undefined): void {
  gridUse.setState({ wanted });
}

export function setGridInUse(isInUse: boolean): void {
  if (isInUse !== gridUse.getState().isInUse) gridUse.setState({ isInUse });
}
