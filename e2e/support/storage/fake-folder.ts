import type { Page } from '@playwright/test';

/** The folder that the person picks in these stories: one of the origin-private file system, which all tabs share. */
export const FOLDER = 'Backups';

interface FolderFaults {
  /** What the browser answers when it is asked whether the folder may be written to; it is asked anew each time. */
  access?: PermissionState;
}

/** Puts the folder behind the browser's own window for choosing one, the only part that no story can press. */
export async function fakeFolderPicker(page: Page): Promise<void> {
  await page.context().addInitScript((name) => {
    const faults = (): FolderFaults => JSON.parse(localStorage.getItem('story-faults') ?? '{}');
    const change = (part: FolderFaults) =>
      localStorage.setItem('story-faults', JSON.stringify({ ...faults(), ...part }));
    const open = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
    Object.assign(window, { showDirectoryPicker: open });
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: async () => faults().access ?? 'granted',
      requestPermission: async () => {
        if (!navigator.userActivation.isActive) throw new DOMException('no gesture', 'SecurityError');
        change({ access: 'granted' });
        return 'granted';
      },
    });
  }, FOLDER);
}

/** From now on, and over reloads, the folder answers with these. */
export async function setFaults(page: Page, faults: FolderFaults): Promise<void> {
  await page.evaluate((texts) => localStorage.setItem('story-faults', texts), JSON.stringify(faults));
}

/** The files in the folder, by name, with their texts. */
export async function folderFiles(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(name, { create: true });
    const files: Record<string, string> = {};
    // A file that is being replaced at this moment is gone between its being listed and its being read.
    const textOf = async (handle: FileSystemFileHandle) => (await handle.getFile()).text();
    for await (const handle of folder.values()) {
      const text = handle.kind === 'file' && (await textOf(handle).catch(() => false));
      if (typeof text === 'string') files[handle.name] = text;
    }
    return files;
  }, FOLDER);
}

/** Another program writes a file into the folder. */
export async function putFile(page: Page, file: string, text: string): Promise<void> {
  await page.evaluate(
    async ([name, fileName, content]) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle(name, { create: true });
      const stream = await (await folder.getFileHandle(fileName, { create: true })).createWritable();
      await stream.write(content);
      await stream.close();
    },
    [FOLDER, file, text] as const,
  );
}

/** The folder is deleted. */
export async function removeFolder(page: Page): Promise<void> {
  await page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    await root.removeEntry(name, { recursive: true });
  }, FOLDER);
}
