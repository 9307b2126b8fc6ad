/** What TypeScript does not know yet of the File System Access API. */
interface PickingWindow {
  showDirectoryPicker?: (options: {
    readonly id: string;
    readonly mode: 'readwrite';
    readonly startIn: 'documents';
  }) => Promise<FileSystemDirectoryHandle>;
}

type AskAccess = (descriptor: { readonly mode: 'readwrite' }) => Promise<PermissionState>;

interface AskedHandle {
  queryPermission?: AskAccess;
  requestPermission?: AskAccess;
}

const MODE = { mode: 'readwrite' } as const;

/** Whether this browser lets a page keep files in a folder. */
export function canPickFolder(): boolean {
  return (window as PickingWindow).showDirectoryPicker !== undefined;
}

/** The folder that the person picks; undefined where they pick none. To be called from a click. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await (window as PickingWindow).showDirectoryPicker?.({
      ...MODE,
      id: 'brigade-backup',
      startIn: 'documents',
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** Whether the folder may be written to now; asks nobody. */
export async function accessTo(folder: FileSystemDirectoryHandle & AskedHandle): Promise<PermissionState> {
  return (await folder.queryPermission?.(MODE)) ?? 'granted';
}

/** Asks the person for the folder again. To be called from a click. */
export async function askForAccess(folder: FileSystemDirectoryHandle & AskedHandle): Promise<void> {
  await folder.requestPermission?.(MODE);
}
