import { parseJson } from './json/parse-json';
import { MISFIT, type ValueOf } from './records/shape';
import { SAVED_KEYS, type SavedKeyId } from './saved-keys';

/** The type of the key's content. */
export type SavedValue<Id extends SavedKeyId> = ValueOf<(typeof SAVED_KEYS)[Id]['shape']>;

/** Reads the key's text; undefined if the text does not have the key's shape. */
export function readSavedValue<Id extends SavedKeyId>(id: Id, text: string): SavedValue<Id> | undefined {
  const { shape, writtenAs } = SAVED_KEYS[id];
  const read = shape(writtenAs === 'json' ? parseJson(text) : text);
  return read === MISFIT ? undefined : (read as SavedValue<Id>);
}

/** The key's text for the value, as `readSavedValue` reads it. */
export function savedText<Id extends SavedKeyId>(id: Id, value: SavedValue<Id>): string {
  return SAVED_KEYS[id].writtenAs === 'json' ? JSON.stringify(value) : String(value);
}
