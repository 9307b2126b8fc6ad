/** A folder in memory that behaves like one on disk: written data becomes visible only on close. */
export interface MemoryFolder {
  readonly handle: FileSystemDirectoryHandle;
  readonly files: Map<string, string>;
  /** Called before every disk operation; it may throw or never resolve. */
  beforeAct: () => Promise<void>;
  isGone: boolean;
  access: PermissionState;
}

function notFound(): never {
  throw new DOMException('not found', 'NotFoundError');
}

export function openMemoryFolder(): MemoryFolder {
  const files = new Map<string, string>();

  function fileHandle(name: string) {
    return {
      async getFile() {
        await folder.beforeAct();
        return new Blob([files.get(name) ?? notFound()]);
      },
      async createWritable() {
        await folder.beforeAct();
        let text = '';
        return {
          async write(content: Blob) {
            await folder.beforeAct();
            text = await content.text();
          },
          async close() {
            await folder.beforeAct();
            files.set(name, text);
          },
          async abort() {},
        };
      },
    };
  }

  const handle = {
    kind: 'directory',
    name: 'Backups',
    queryPermission: async () => folder.access,
    async getFileHandle(name: string, { create = false } = {}) {
      await folder.beforeAct();
      if (folder.isGone || (!create && !files.has(name))) notFound();
      if (!files.has(name)) files.set(name, '');
      return fileHandle(name);
    },
    async removeEntry(name: string) {
      await folder.beforeAct();
      if (!files.delete(name)) notFound();
    },
    async *keys() {
      await folder.beforeAct();
      yield* files.keys();
    },
  };

  const folder: MemoryFolder = {
    handle: handle as unknown as FileSystemDirectoryHandle,
    files,
    beforeAct: async () => {},
    isGone: false,
    access: 'granted',
  };
  return folder;
}
