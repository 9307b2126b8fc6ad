import type { Shape } from './records/shape';

/** One key of the browser's storage: what it holds, and how that is written. */
export interface SavedKey {
  readonly name: string;
  /** As JSON, or a text as it is, where the specification wants it to be read by eye. */
  readonly writtenAs: 'json' | 'text';
  /** What may be under it: the check of what is read, and the type of it. */
  readonly shape: Shape<unknown>;
}
