import { createStore, useStore } from 'zustand';
import { persisted } from '@/stores/app/gateway';

const kioskStore = createStore(() => ({ kiosk: persisted.kiosk.get() }));
persisted.kiosk.subscribe((kiosk) => kioskStore.setState({ kiosk }));

/** What this browser's kiosk shows; undefined while it is off. */
export const useKiosk = () => useStore(kioskStore, ({ kiosk }) => kiosk);
