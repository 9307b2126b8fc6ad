import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { selectedRange } from '@/lib/shifts/views/selected-range';

export interface SelectionState {
  /** In the order of selection. */
  readonly ids: ReadonlySet<string>;
  /** The shift from which a range extends. */
  readonly anchor: string | undefined;
  /** The ids that were selected before the range from the anchor. */
  readonly kept: ReadonlySet<string>;
}

/** The selected shifts; the selection is not stored. */
export interface SelectionStore extends StoreApi<SelectionState> {
  /** Adds or removes the shift, which becomes the anchor of ranges. */
  toggle(id: string): void;
  /** Selects from the anchor to that shift, in screen order; deselects the rest of the last range. */
  extendTo(id: string, order: readonly string[]): void;
  setAnchor(id: string): void;
  replace(ids: Iterable<string>): void;
  keepOnly(isKept: (id: string) => boolean): void;
  clear(): void;
}

const NONE: ReadonlySet<string> = new Set();
const EMPTY: SelectionState = { ids: NONE, anchor: undefined, kept: NONE };

export function createSelectionStore(): SelectionStore {
  const store = createStore<SelectionState>(() => EMPTY);
  const { getState, setState } = store;
  return {
    ...store,
    toggle(id) {
      const ids = new Set(getState().ids);
      if (!ids.delete(id)) ids.add(id);
      setState({ ids, anchor: id, kept: ids });
    },
    extendTo(id, order) {
      const { anchor, kept } = getState();
      const range = selectedRange(order, anchor, id);
      setState({ ids: new Set([...kept, ...range]), anchor: range[0] ?? id });
    },
    setAnchor: (anchor) => setState({ anchor, kept: getState().ids }),
    replace(wanted) {
      const { ids: before, anchor } = getState();
      const ids = new Set(wanted);
      if (ids.size === before.size && [...ids].every((id) => before.has(id))) return;
      setState({ ids, anchor: anchor !== undefined && ids.has(anchor) ? anchor : [...ids][0], kept: ids });
    },
    keepOnly(isKept) {
      const { ids, kept } = getState();
      const left = [...ids].filter(isKept);
      if (left.length < ids.size) setState({ ids: new Set(left), kept: new Set([...kept].filter(isKept)) });
    },
    clear() {
      if (getState().ids.size > 0) setState({ ids: NONE, kept: NONE });
    },
  };
}

/** Loaded with the first part of the app that needs the selection, not with the page. */
export const selectionStore = createSelectionStore();

export const useSelection = <Part>(select: (state: SelectionState) => Part): Part =>
  useStore(selectionStore, select);
