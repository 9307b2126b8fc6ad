import { type Content, personKey, shiftKey, templateKey } from './fault-model';

type Fields = Readonly<Record<string, unknown>>;

interface Raw {
  readonly employees: readonly Fields[];
  readonly shifts: readonly Fields[];
  readonly templates: readonly Fields[];
  readonly publishedAt: number;
}

/** The records under the names that the model uses. */
export function contentOf({ employees, shifts, templates, publishedAt }: Raw): Content {
  const records = new Map<string, string>();
  // Two records of one name are one too many, and the value differs from that of either.
  const put = (key: string, value: string) =>
    records.set(key, records.has(key) ? `${records.get(key)} and ${value}` : value);
  for (const { name, role } of employees) put(personKey(String(name)), String(role));
  for (const { employeeName, date, timeRange } of shifts) {
    put(shiftKey(String(employeeName), String(date)), String(timeRange));
  }
  for (const { name } of templates) put(templateKey(String(name)), 'there');
  return { records, publishedAt };
}
