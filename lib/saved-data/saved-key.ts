import type { Shape } from './records/shape';

/** One key of the browser's storage: its content and encoding. */
export interface SavedKey {
  readonly name: string;
  /** JSON, or plain text where the specification wants it readable by eye. */
  readonly writtenAs: 'json' | 'text';
  /** The check of its content, and its type. */
  readonly shape: Shape<unknown>;
}
