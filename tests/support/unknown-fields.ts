import fc from 'fast-check';

const anyValue = fc.jsonValue({ maxDepth: 2 }).map((value): unknown =>
  // As any carrier gives it: without a negative zero, which JSON does not have, and without the one name that is dropped.
  JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')),
);

/** Fields that no build knows yet; the names are none of any record's. */
export const unknownFields: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc.dictionary(
  fc.oneof(
    fc.constantFrom('wage', 'station', 'breakMinutes', '7', '', 'späte Zulage'),
    fc.string().map((name) => `new ${name}`),
  ),
  anyValue,
  { minKeys: 1, maxKeys: 3 },
);

/** Of the record the fields that the other one does not have. */
export function fieldsBeyond(record: object | undefined, known: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => !(name in known)));
}
