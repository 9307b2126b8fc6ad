import type { SavedKeyId } from '@/lib/saved-data/saved-keys';
import type { SavedValue } from '@/lib/saved-data/saved-value';
import type { StorageGateway } from './keys/storage-gateway';

/** `storage`: read at the start; `here`: set in this tab; `elsewhere`: another tab has written it. */
export type ValueSource = 'storage' | 'here' | 'elsewhere';

type Gateway = Pick<StorageGateway, 'read' | 'readValue' | 'writeValue' | 'remove' | 'keyOf'>;

type Listener<Value> = (value: Value, source: ValueSource) => void;

/** One value that outlives the page: the only place that reads it, writes it and hears of other tabs. */
export interface PersistedValue<Value> {
  /** The value as this tab shows it; the default until `load`, and where nothing is stored. */
  get(): Value;
  /** The value with what another tab may have stored since; memory's own where the last write was refused. */
  latest(): Value;
  /** Whether it was chosen, in an earlier visit or in this one. */
  isSet(): boolean;
  /** Shows and stores the value, undefined by removing the key; says whether it is stored. */
  set(value: Value): boolean;
  /** Sets what the change makes of the latest value, so that no tab overwrites what another has stored. */
  update(change: (latest: Value) => Value): boolean;
  /** Called after each change; gives the way to stop. */
  subscribe(listener: Listener<Value>): () => void;
  load(): void;
  /** Another tab has written under `key`; null where it has cleared everything. */
  hear(key: string | null): void;
}

interface Options {
  /** False for what each tab shows on its own: another tab's choice is then found at the next visit only. */
  readonly followsOtherTabs?: boolean;
}

/**
 * Keeps the value of that key, by the key's shape. What cannot be read goes into quarantine, and what this tab has
 * stands: the default at the start.
 */
export function persistedValue<Id extends SavedKeyId, Otherwise extends SavedValue<Id> | undefined>(
  gateway: Gateway,
  id: Id,
  otherwise: Otherwise,
  { followsOtherTabs = true }: Options = {},
): PersistedValue<SavedValue<Id> | Otherwise> {
  type Value = SavedValue<Id> | Otherwise;
  const listeners = new Set<Listener<Value>>();
  let value: Value = otherwise;
  /** The stored text as this tab has read or written it last: any other text is another tab's. */
  let knownText: string | null = null;
  let isSet = false;
  /** After a refused write storage has an older value than memory, which must not come back. */
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
    else if (text === null) show(otherwise, source);
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
