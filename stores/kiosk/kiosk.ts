import { createStore, useStore } from 'zustand';
import { hashExitCode } from '@/lib/kiosk/exit-code';
import { persisted } from '@/stores/app/gateway';

/**
 * Turns on the kiosk in this browser. Leaving the kiosk takes a code of 4 to 8 digits; an empty one means no
 * code.
 */
export function startKiosk(code: string): boolean {
  return persisted.kiosk.set({
    weeks: persisted.kiosk.latest()?.weeks ?? [],
    ...(code !== '' && { leave: hashExitCode(code, Math.random()) }),
  });
}

/** Turns the kiosk off, and removes its weeks. */
export function stopKiosk(): void {
  persisted.kiosk.set(undefined);
}

const kioskStore = createStore(() => ({ kiosk: persisted.kiosk.get() }));
persisted.kiosk.subscribe((kiosk) => kioskStore.setState({ kiosk }));

/** The stored data of this browser's kiosk; undefined while the kiosk is off. */
export const useKiosk = () => useStore(kioskStore, ({ kiosk }) => kiosk);
