import { createStore, useStore } from 'zustand';
import { persisted } from '@/stores/app/gateway';

const kioskStore = createStore(() => ({ kiosk: persisted.kiosk.get() }));
persisted.kiosk.subscribe((kiosk) => kioskStore.setState({ kiosk }));

/** What the screen at the wall of this browser shows; undefined while there is none. */
export const useKiosk = () => useStore(kioskStore, ({ kiosk }) => kiosk);
