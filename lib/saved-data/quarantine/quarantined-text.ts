import { textThat } from '@/lib/saved-data/records/file-shape';
import { array, MISFIT, number, object, optional, string } from '@/lib/saved-data/records/shape';

/** A stored text that could not be read, as a backup holds it. */
export interface QuarantinedText {
  /** The name of the key that it was under, such as `shifts`. */
  readonly key: string;
  readonly text: string;
  /** When it was put aside, in epoch milliseconds; absent if that is not known. */
  readonly at?: number | undefined;
}

/** It becomes part of a key's name in storage. */
const MAX_KEY_LENGTH = 100;

const QUARANTINE = array(
  object({
    key: textThat((key) => key !== '' && key.length <= MAX_KEY_LENGTH),
    text: string,
    at: optional(number),
  }),
);

/** The quarantined texts in a backup file; undefined if they cannot be read. */
export function readQuarantined(value: unknown): readonly QuarantinedText[] | undefined {
  const read = QUARANTINE(value);
  return read === MISFIT ? undefined : read;
}
