/** The files of one folder, by their names. */
export interface FolderFiles {
  /** The SHA-256 of the file in hexadecimal; undefined if there is none, or it is empty. */
  digest(name: string): Promise<string | undefined>;
  /** Undefined if there is none. */
  open(name: string): Promise<File | undefined>;
  /** Replaces the content of the file, as a whole or not at all. */
  write(name: string, content: Blob): Promise<void>;
  remove(name: string): Promise<void>;
  names(): Promise<readonly string[]>;
}

/** The SHA-256 of the content in hexadecimal; the browser computes it off the page's thread. */
export async function digestOf(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The files in a folder that the person has chosen; its methods reject with the file system's `DOMException`. */
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
      // A file is created before it is filled: an interrupted write leaves an empty one, which is not a backup.
      return file && file.size > 0 ? digestOf(file) : undefined;
    },
    async write(name, content) {
      const file = await folder.getFileHandle(name, { create: true });
      // The browser writes to a temporary file and swaps it in on `close`: a page killed in between leaves the previous
      // backup, never half of one.
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
