import { textThat } from '@/lib/saved-data/records/file-shape';
import { array, MISFIT, number, object, optional, string } from '@/lib/saved-data/records/shape';

/** An unreadable stored text, as in a backup. */
export interface QuarantinedText {
  /** The name of the key that had the text, such as `shifts`. */
  readonly key: string;
  readonly text: string;
  /** When the text was quarantined, in epoch milliseconds; absent if unknown. */
  readonly at?: number | undefined;
}

/** The key becomes part of a key's name in storage. */
const MAX_KEY_LENGTH = 100;

const QUARANTINE = array(
  object({
    key: textThat((key) => key !== '' && key.length <= MAX_KEY_LENGTH),
    text: string,
    at: optional(number),
  }),
);

/** Reads the quarantined texts of a backup file; undefined if any is unreadable. */
export function readQuarantined(value: unknown): readonly QuarantinedText[] | undefined {
  const read = QUARANTINE(value);
  return read === MISFIT ? undefined : read;
}
