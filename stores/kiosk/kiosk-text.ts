import { readSavedValue } from '@/lib/saved-data/saved-value';
import { createStorageGateway, openLocalStorage } from '@/stores/browser-storage/keys/storage-gateway';

/** The kiosk page only reads, and does not start the app. */
const gateway = createStorageGateway({
  storage: openLocalStorage(),
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  log: console,
});

/** The kiosk's text, as the manager's app in this browser stored it; null while the kiosk is off. */
export function readKioskText(): string | null {
  return gateway.read('kiosk');
}

/** Parses the kiosk's text; undefined while the kiosk is off, or if another version wrote the text. */
export function parseKioskText(text: string | null) {
  return text === null ? undefined : readSavedValue('kiosk', text);
}

/**
 * Calls `act` when the app has stored something else for the kiosk; returns a function that stops the calls.
 */
export function followKioskText(act: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === gateway.keyOf('kiosk')) act();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** If somebody has chosen light or dark in this browser's app, the device's setting is ignored. */
export function isThemeChosen(): boolean {
  return gateway.read('darkMode') !== null;
}
