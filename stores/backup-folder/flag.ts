import { createStore } from 'zustand/vanilla';
import { persisted } from '@/stores/app/gateway';

/**
 * Whether a folder is chosen. Every page needs this; everything else about the folder is loaded only if one is.
 * `remoteChanges` grows whenever another tab changes something about the folder.
 */
export const backupFolderFlag = createStore(() => ({ isChosen: false, remoteChanges: 0 }));

/** Shows whether a folder is chosen, here and in other tabs; returns a function that stops it. */
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
