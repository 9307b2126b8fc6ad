import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type TemplateKind = 'shifts' | 'weeks';

const store = createStore<{ readonly kind: TemplateKind }>(() => ({ kind: 'shifts' }));

/** Per tab, until it is closed. */
export const useShownKind = (): TemplateKind => useStore(store, ({ kind }) => kind);

export function showKind(kind: TemplateKind): void {
  store.setState({ kind });
}
