import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Whose week is shown, by `nameKey`. Beside the view, so that it outlives another view or page. */
const shown = createStore<{ readonly key: string | undefined }>(() => ({ key: undefined }));

export function showPerson(key: string): void {
  shown.setState({ key });
}

/** Undefined until a person was chosen. */
export function useShownPerson(): string | undefined {
  return useStore(shown, ({ key }) => key);
}
