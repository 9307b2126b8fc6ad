import fc from 'fast-check';

const anyValue = fc.jsonValue({ maxDepth: 2 }).map((value): unknown =>
  // As read from storage: without negative zero, which JSON lacks, and without `__proto__`, which is dropped.
  JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')),
);

/** Fields that no build knows yet; none is a field name of any record. */
export const unknownFields: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc.dictionary(
  fc.oneof(
    fc.constantFrom('bonus', 'wing', 'breakMinutes', '7', '', 'späte Zulage'),
    fc.string().map((name) => `new ${name}`),
  ),
  anyValue,
  { minKeys: 1, maxKeys: 3 },
);

/** The fields of the record that the other one does not have. */
export function fieldsBeyond(record: object | undefined, known: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => !(name in known)));
}
