import type { Shape } from './records/shape';

/** One key of the browser's storage: its content and encoding. */
export interface SavedKey {
  readonly name: string;
  /** JSON, or plain text if the specification wants the value readable. */
  readonly writtenAs: 'json' | 'text';
  /** Checks and types the content. */
  readonly shape: Shape<unknown>;
}
