import type { TextStorage } from '@/stores/browser-storage/keys/storage-gateway';

/** An in-memory storage whose writes can fail like those of a full storage. */
export class MemoryStorage implements TextStorage {
  readonly texts = new Map<string, string>();
  /** Whether writing that key fails. */
  failsFor: (key: string) => boolean = () => false;

  constructor(texts: Readonly<Record<string, string>> = {}) {
    for (const [key, text] of Object.entries(texts)) this.texts.set(key, text);
  }

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.failsFor(key)) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.texts.set(key, value);
  }

  get length(): number {
    return this.texts.size;
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }
}
