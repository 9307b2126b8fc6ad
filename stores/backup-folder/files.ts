/** The files of one folder, by their names. */
export interface FolderFiles {
  /** The SHA-256 of the file in hexadecimal; undefined where there is none, or one without a byte. */
  digest(name: string): Promise<string | undefined>;
  /** The file as it is; undefined where there is none. */
  open(name: string): Promise<File | undefined>;
  /** Puts the content in the place of what is there, as a whole or not at all. */
  write(name: string, content: Blob): Promise<void>;
  remove(name: string): Promise<void>;
  names(): Promise<readonly string[]>;
}

/** The SHA-256 of the content in hexadecimal; the browser reckons it beside the page's own work. */
export async function digestOf(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The files in a folder that the person has chosen; its methods reject with the `DOMException` of the file system. */
export function openFolderFiles(folder: FileSystemDirectoryHandle): FolderFiles {
  async function open(name: string): Promise<File | undefined> {
    try {
      return await (await folder.getFileHandle(name)).getFile();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
      throw error;
    }
  }

  return {
    open,
    async digest(name) {
      const file = await open(name);
      // A file is made before it is filled: cut off in between, an empty one stays, which is nobody's backup.
      return file && file.size > 0 ? digestOf(file) : undefined;
    },
    async write(name, content) {
      const file = await folder.getFileHandle(name, { create: true });
      // The browser writes into a file of its own beside this one and puts it in its place on `close`: a page that is
      // cut off leaves the backup before, never a half one.
      const stream = await file.createWritable();
      try {
        await stream.write(content);
        await stream.close();
      } catch (error) {
        await stream.abort().catch(() => {});
        throw error;
      }
    },
    remove: (name) => folder.removeEntry(name),
    async names() {
      const names: string[] = [];
      for await (const name of folder.keys()) names.push(name);
      return names;
    },
  };
}
