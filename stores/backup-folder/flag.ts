import { createStore } from 'zustand/vanilla';
import { persisted } from '@/stores/app/gateway';

/**
 * Whether a folder is chosen, as far as every page must know it: all else about the folder is loaded only where it is.
 * `remoteChanges` grows whenever another tab has changed something about it.
 */
export const backupFolderFlag = createStore(() => ({ isChosen: false, remoteChanges: 0 }));

/** Shows whether a folder is chosen, here and in other tabs; gives the way to stop. */
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
