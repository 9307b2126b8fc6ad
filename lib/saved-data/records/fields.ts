/** A plain record of whatever fields, not yet read. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether the value is a plain record that fields can be read from. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
