import type { TextStorage } from '@/stores/browser-storage/keys/storage-gateway';

/** A storage in memory that can be made to fail, as a full or refused one does. */
export class MemoryStorage implements TextStorage {
  readonly texts = new Map<string, string>();
  /** Names the keys whose writing fails. */
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
