import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What the templates show: those of a shift, or those of a week. */
export type TemplateKind = 'shifts' | 'weeks';

const store = createStore<{ readonly kind: TemplateKind }>(() => ({ kind: 'shifts' }));

/** What is shown; of this tab, until it is closed. */
export const useShownKind = (): TemplateKind => useStore(store, ({ kind }) => kind);

/** Shows the other kind. */
export function showKind(kind: TemplateKind): void {
  store.setState({ kind });
}
