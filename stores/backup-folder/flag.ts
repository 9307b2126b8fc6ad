import { createStore } from 'zustand/vanilla';
import { door } from '@/stores/app/gateway';

/**
 * Whether a folder is chosen, as far as every page must know it: all else about the folder is loaded only where it is.
 * `told` grows whenever another tab has changed something about it.
 */
export const backupFolderFlag = createStore(() => ({ isChosen: isChosen(), told: 0 }));

function isChosen(): boolean {
  return door.read('backupFolder') !== null;
}

/** Looks whether a folder is chosen now. */
export function lookAtFlag(): void {
  backupFolderFlag.setState({ isChosen: isChosen() });
}

/** Listens to what other tabs do about the folder; gives the way to stop. */
export function followFlag(): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key !== door.keyOf('backupFolder')) return;
    backupFolderFlag.setState(({ told }) => ({ isChosen: isChosen(), told: told + 1 }));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
