import { readSavedValue } from '@/lib/saved-data/saved-value';
import { createStorageGateway, openLocalStorage } from '@/stores/browser-storage/keys/storage-gateway';

/** Of the screen alone, which starts no app: it only reads. */
const gateway = createStorageGateway({
  storage: openLocalStorage(),
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  log: console,
});

/** What the manager's app in this browser has stored for the screen, as text; null while the screen is off. */
export function readOwnScreen(): string | null {
  return gateway.read('kiosk');
}

/** The weeks and the code in that text; undefined while the screen is off, and for what another version has written. */
export function ownScreenIn(text: string | null) {
  return text === null ? undefined : readSavedValue('kiosk', text);
}

/** Calls `act` when the app has stored something else for the screen; returns a function that stops it. */
export function followOwnScreen(act: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === gateway.keyOf('kiosk')) act();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Whether somebody has chosen light or dark in the app of this browser: then the device's own is not followed. */
export function isThemeChosen(): boolean {
  return gateway.read('darkMode') !== null;
}
