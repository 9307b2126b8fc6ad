import type { Page } from '@playwright/test';

/** The folder that the tests pick, in the origin-private file system, which all tabs share. */
export const FOLDER = 'Backups';

interface FolderFaults {
  /** The browser's answer to a query for write permission, checked on every query. */
  access?: PermissionState;
}

/** Stubs the browser's folder picker with this folder; a test cannot operate the real picker. */
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

/** From now on, also after reloads, the folder fails in these ways. */
export async function setFaults(page: Page, faults: FolderFaults): Promise<void> {
  await page.evaluate((texts) => localStorage.setItem('story-faults', texts), JSON.stringify(faults));
}

/** The contents of the files in the folder, by name. */
export async function folderFiles(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(name, { create: true });
    const files: Record<string, string> = {};
    // A file being replaced may be gone between listing and reading it.
    const textOf = async (handle: FileSystemFileHandle) => (await handle.getFile()).text();
    for await (const handle of folder.values()) {
      const text = handle.kind === 'file' && (await textOf(handle).catch(() => false));
      if (typeof text === 'string') files[handle.name] = text;
    }
    return files;
  }, FOLDER);
}

/** Writes a file into the folder, as another program would. */
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

/** Deletes the folder. */
export async function removeFolder(page: Page): Promise<void> {
  await page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    await root.removeEntry(name, { recursive: true });
  }, FOLDER);
}
