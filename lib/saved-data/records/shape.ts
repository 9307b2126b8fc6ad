/** A shape's result for a value that does not fit. */
export const MISFIT: unique symbol = Symbol('misfit');

/**
 * Reads a value of any type: returns the value in the shape's form, or `MISFIT`. Checks everything in
 * storage; `file-shape.ts` has the shapes that only files need.
 */
export type Shape<Value> = (value: unknown) => Value | typeof MISFIT;

/** The type of a shape's values. */
export type ValueOf<Read> = Read extends (value: unknown) => infer Result
  ? Exclude<Result, typeof MISFIT>
  : never;

type Shapes = Readonly<Record<string, Shape<unknown>>>;

/** An entry that may be undefined may also be missing. */
type ObjectOf<Entries extends Shapes> = {
  -readonly [Key in keyof Entries as undefined extends ValueOf<Entries[Key]> ? never : Key]: ValueOf<
    Entries[Key]
  >;
} & {
  -readonly [Key in keyof Entries as undefined extends ValueOf<Entries[Key]> ? Key : never]?: ValueOf<
    Entries[Key]
  >;
};

/** A value accepted by the guard. */
export function custom<Value>(fits: (value: unknown) => boolean): Shape<Value> {
  return (value) => (fits(value) ? (value as Value) : MISFIT);
}

export const string = custom<string>((value) => typeof value === 'string');

/** Any number except NaN. */
export const number = custom<number>((value) => typeof value === 'number' && !Number.isNaN(value));

export const boolean = custom<boolean>((value) => typeof value === 'boolean');

export const unknown = custom<unknown>(() => true);

/** One of the options. */
export function picklist<const Options extends readonly unknown[]>(options: Options): Shape<Options[number]> {
  return custom((value) => options.includes(value));
}

/** Undefined, or a value of the shape. */
export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (value) => (value === undefined ? undefined : shape(value));
}

/** A value of the shape, else `otherwise`; never `MISFIT`. */
export function fallback<Value>(shape: Shape<Value>, otherwise: Value): (value: unknown) => Value {
  return (value) => {
    const read = shape(value);
    return read === MISFIT ? otherwise : read;
  };
}

/** A list whose items all have the shape. */
export function array<Value>(shape: Shape<Value>): Shape<readonly Value[]> {
  return (value) => {
    if (!Array.isArray(value)) return MISFIT;
    const items: Value[] = [];
    for (const item of value) {
      const read = shape(item);
      if (read === MISFIT) return MISFIT;
      items.push(read);
    }
    return items;
  };
}

/** An object with any names; all values have the shape. */
export function record<Value>(shape: Shape<Value>): Shape<Readonly<Record<string, Value>>> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return MISFIT;
    const read = Object.entries(value).map(([key, entry]) => [key, shape(entry)] as const);
    return read.some(([, entry]) => entry === MISFIT)
      ? MISFIT
      : (Object.fromEntries(read) as Readonly<Record<string, Value>>);
  };
}

/** An object with these entries; drops other fields. */
export function object<const Entries extends Shapes>(entries: Entries): Shape<ObjectOf<Entries>> {
  const shapes = Object.entries(entries);
  return (value) => {
    if (typeof value !== 'object' || value === null) return MISFIT;
    const fields = value as Readonly<Record<string, unknown>>;
    const read: Record<string, unknown> = {};
    for (const [key, shape] of shapes) {
      const entry = shape(fields[key]);
      if (entry === MISFIT) return MISFIT;
      if (entry !== undefined || key in fields) read[key] = entry;
    }
    return read as ObjectOf<Entries>;
  };
}

/**
 * An object with these entries; keeps other fields, so that a newer build's fields are written back. Drops
 * fields in `known` that are not among the entries.
 */
export function looseObject<const Entries extends Shapes>(
  entries: Entries,
  known: object = entries,
): Shape<ObjectOf<Entries>> {
  const shape = object(entries);
  return (value) => {
    const read = shape(value);
    return read === MISFIT ? read : addUnknownFields(read, value as object, known);
  };
}

/** A text. Numbers, which the original product uses as ids, become texts; any other value becomes empty. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return number(value) === MISFIT ? '' : String(value);
}

/** Reads the fields of any record as texts. */
export function textsOf<const Key extends string>(
  keys: readonly Key[],
): (fields: object) => Record<Key, string> {
  return (fields) => {
    const record = fields as Readonly<Record<string, unknown>>;
    return Object.fromEntries(keys.map((key) => [key, text(record[key])])) as Record<Key, string>;
  };
}

/** An object converted to a record by `read`. */
export function objectOf<Value>(read: (fields: object) => Value): Shape<Value> {
  return (value) => (typeof value === 'object' && value !== null ? read(value) : MISFIT);
}

/** Maximum nesting of unparsed data: deeper data could not be written as JSON again. */
export const MAX_DEPTH = 200;

/**
 * Adds to a parsed record the stored fields that this build does not know, so that saving never drops a newer
 * build's fields. Skips the names in `known` and the names that every object inherits. Mutates `read`, which
 * the caller must have just created: the function runs for every shift, and a copy takes twice as long.
 * `toKept` converts a field's value; undefined drops the field.
 */
export function addUnknownFields<Item extends object>(
  read: Item,
  stored: object,
  known: object,
  toKept: (value: unknown) => unknown = ifWritable,
): Item {
  for (const name in stored) {
    if (name in known) continue;
    const value = toKept((stored as Readonly<Record<string, unknown>>)[name]);
    if (value !== undefined) (read as Record<string, unknown>)[name] = value;
  }
  return read;
}

function ifWritable(value: unknown): unknown {
  return isWithin(value, MAX_DEPTH) ? value : undefined;
}

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((member) => isWithin(member, levels - 1));
}
