import type { SavedKeyId } from '@/lib/saved-data/saved-keys';
import type { SavedValue } from '@/lib/saved-data/saved-value';
import type { StorageGateway } from './keys/storage-gateway';

/** `storage`: read at the start; `here`: set in this tab; `elsewhere`: written by another tab. */
export type ValueSource = 'storage' | 'here' | 'elsewhere';

type Gateway = Pick<StorageGateway, 'read' | 'readValue' | 'writeValue' | 'remove' | 'keyOf'>;

type Listener<Value> = (value: Value, source: ValueSource) => void;

/** One value that outlives the page. Only this code reads and writes the value, and follows other tabs. */
export interface PersistedValue<Value> {
  /** The value as this tab shows it; the default until `load`, and if nothing is stored. */
  get(): Value;
  /** The value that this or another tab stored last; the value in memory if the last write was refused. */
  latest(): Value;
  /** Whether the value was set, in an earlier visit or in this one. */
  isSet(): boolean;
  /** Shows and stores the value, removing the key if undefined; returns whether it is stored. */
  set(value: Value): boolean;
  /** Applies the change to the latest value, so that no tab overwrites what another has stored. */
  update(change: (latest: Value) => Value): boolean;
  /** Called after each change; returns a function that unsubscribes. */
  subscribe(listener: Listener<Value>): () => void;
  load(): void;
  /** Another tab has written `key`, or cleared the storage if `key` is null. */
  hear(key: string | null): void;
}

interface Options {
  /** False if each tab shows its own value: another tab's choice then takes effect only at the next visit. */
  readonly followsOtherTabs?: boolean;
}

/**
 * A stored value with the wrong shape is quarantined, and this tab keeps its current value (the default at the start).
 */
export function persistedValue<Id extends SavedKeyId, Fallback extends SavedValue<Id> | undefined>(
  gateway: Gateway,
  id: Id,
  fallback: Fallback,
  { followsOtherTabs = true }: Options = {},
): PersistedValue<SavedValue<Id> | Fallback> {
  type Value = SavedValue<Id> | Fallback;
  const listeners = new Set<Listener<Value>>();
  let value: Value = fallback;
  /** The stored text as this tab last read or wrote it: any other text was written by another tab. */
  let knownText: string | null = null;
  let isSet = false;
  /**
   * False after a refused write: storage then has an older value, which must not replace the one in memory.
   */
  let isWritten = true;

  function show(next: Value, source: ValueSource): void {
    value = next;
    for (const listener of listeners) listener(value, source);
  }

  function read(source: ValueSource): void {
    const text = gateway.read(id);
    if (text === knownText) return;
    knownText = text;
    const stored = text === null ? undefined : gateway.readValue(id);
    isSet = stored !== undefined;
    if (stored !== undefined) show(stored, source);
    else if (text === null) show(fallback, source);
  }

  function latest(): Value {
    if (isWritten) read('elsewhere');
    return value;
  }

  function set(next: Value): boolean {
    isSet = next !== undefined;
    if (next === undefined) gateway.remove(id);
    isWritten = next === undefined || gateway.writeValue(id, next);
    if (isWritten) knownText = gateway.read(id);
    show(next, 'here');
    return isWritten;
  }

  return {
    get: () => value,
    latest,
    isSet: () => isSet,
    set,
    update: (change) => set(change(latest())),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => read('storage'),
    hear(key) {
      if (!followsOtherTabs || (key !== null && key !== gateway.keyOf(id))) return;
      isWritten = true;
      read('elsewhere');
    },
  };
}
