import { createStore } from 'zustand/vanilla';
import { persisted } from '@/stores/app/gateway';

/**
 * Whether a folder is chosen. Every page needs this flag; the rest of the feature loads only if a folder is
 * chosen. `remoteChanges` counts changes that other tabs made to the folder.
 */
export const backupFolderFlag = createStore(() => ({ isChosen: false, remoteChanges: 0 }));

/** Keeps the flag current across tabs. The returned function stops the updates. */
export function followFlag(): () => void {
  const { backupFolder } = persisted;
  backupFolderFlag.setState({ isChosen: backupFolder.isSet() });
  return backupFolder.subscribe((_savedAt, source) => {
    backupFolderFlag.setState(({ remoteChanges }) => ({
      isChosen: backupFolder.isSet(),
      remoteChanges: remoteChanges + (source === 'elsewhere' ? 1 : 0),
    }));
  });
}
