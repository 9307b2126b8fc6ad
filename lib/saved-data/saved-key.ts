import type { GenericSchema } from 'valibot';

/** One key of the browser's storage: what it holds, how that is written, and which store owns it. */
export interface SavedKey {
  readonly name: string;
  readonly owner: 'schedule' | 'ui' | 'storage';
  /** As JSON, or a text as it is, where the specification wants it to be read by eye. */
  readonly writtenAs: 'json' | 'text';
  /** What may be under it: the check of what is read, and the type of it. */
  readonly shape: GenericSchema<unknown>;
  readonly says: string;
}
