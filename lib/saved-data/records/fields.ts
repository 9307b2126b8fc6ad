/** An unparsed plain record with any fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether the value is an object, but neither null nor a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
