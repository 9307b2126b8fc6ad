/** The part of the File System Access API that TypeScript has no types for yet. */
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

export function canPickFolder(): boolean {
  return (window as PickingWindow).showDirectoryPicker !== undefined;
}

/** Undefined if the person cancels. Must be called from a click. */
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

/** Whether the page may write to the folder; shows no prompt. */
export async function accessTo(folder: FileSystemDirectoryHandle & AskedHandle): Promise<PermissionState> {
  return (await folder.queryPermission?.(MODE)) ?? 'granted';
}

/** Must be called from a click. */
export async function askForAccess(folder: FileSystemDirectoryHandle & AskedHandle): Promise<void> {
  await folder.requestPermission?.(MODE);
}
