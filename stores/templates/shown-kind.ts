import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type TemplateKind = 'shifts' | 'weeks';

const store = createStore<{ readonly kind: TemplateKind }>(() => ({ kind: 'shifts' }));

/** Each tab has a separate choice, until the tab is closed. */
export const useShownKind = (): TemplateKind => useStore(store, ({ kind }) => kind);

export function showKind(kind: TemplateKind): void {
  store.setState({ kind });
}
