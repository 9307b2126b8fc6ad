import { type Employee, nameKey } from '@/lib/employees/employee';
import { isFields } from '@/lib/saved-data/records/fields';
import type { SeriesShift } from '@/lib/series/series';
import type {
  AnnouncedShift,
  BeforePublication,
  Publication,
  PublicationAct,
  PublishedShift,
} from '@/lib/shifts/publication/publication';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { WeekShift } from '@/lib/templates/week/week-template';

/** Each function returns the new name, or the given name if unchanged. A role's name is its key. */
export interface NewNames {
  readonly person?: (name: string) => string;
  readonly role?: (key: string) => string;
  readonly station?: (name: string) => string;
}

export interface Renames {
  /** From the key of an old name to the new name. */
  readonly people: ReadonlyMap<string, string>;
  /** From an old name to the new one. */
  readonly stations: ReadonlyMap<string, string>;
}

export function namesIn({ people, stations }: Partial<Renames>): NewNames {
  return {
    ...(people && people.size > 0 && { person: (name) => people.get(nameKey(name)) ?? name }),
    ...(stations && stations.size > 0 && { station: (name) => stations.get(name.trim()) ?? name }),
  };
}

/** Removes renames of names that another employee, not changed by the entries, still has. */
export function dropHeldNames(
  renames: Map<string, string>,
  entries: readonly { readonly kind: string; readonly id: string }[],
  team: Iterable<Pick<Employee, 'id' | 'name'>>,
): void {
  if (renames.size === 0) return;
  const changed = new Set(entries.flatMap(({ kind, id }) => (kind === 'employee' ? [id] : [])));
  for (const { id, name } of team) if (!changed.has(id)) renames.delete(nameKey(name));
}

/** The same value if unchanged; ignores values of another type. */
export type Visit = (value: unknown, names: NewNames) => unknown;

/** The references of each field; null for none. */
export type FieldsOf<Item> = { readonly [Field in keyof Required<Item>]: Visit | null };

const name =
  (of: keyof NewNames): Visit =>
  (value, names) =>
    typeof value === 'string' ? (names[of]?.(value) ?? value) : value;

export const person = name('person');
export const role = name('role');
export const station = name('station');

export const list =
  (item: Visit): Visit =>
  (value, names) => {
    if (!Array.isArray(value)) return value;
    const images = value.map((one: unknown) => item(one, names));
    return images.every((image, at) => image === value[at]) ? value : images;
  };

export const fields = (visits: Readonly<Record<string, Visit | null>>): Visit => {
  const visited = Object.entries(visits).flatMap(([field, visit]) => (visit ? [{ field, visit }] : []));
  return (value, names) => {
    if (!isFields(value)) return value;
    let copy: Record<string, unknown> | undefined;
    for (const { field, visit } of visited) {
      const image = visit(value[field], names);
      if (image === value[field]) continue;
      copy ??= { ...value };
      copy[field] = image;
    }
    return copy ?? value;
  };
};

export const SHIFT_REFERENCES: FieldsOf<Shift> = {
  id: null,
  employeeName: person,
  role,
  date: null,
  startTime: null,
  endTime: null,
  status: null,
  color: null,
  notes: null,
  station,
  teamNotes: null,
  kind: null,
  unpaidBreak: null,
  paidBreak: null,
  worked: null,
  seriesId: null,
  seriesDate: null,
};

/** Any shift, including those of week templates and series. */
export const shift = fields(SHIFT_REFERENCES satisfies FieldsOf<Omit<WeekShift, 'weekday'> & SeriesShift>);

const publishedShift = fields({
  id: null,
  published: shift,
  also: list(shift),
} satisfies FieldsOf<PublishedShift>);

const PUBLICATION_REFERENCES: FieldsOf<Publication> = {
  id: null,
  at: null,
  shiftCount: null,
  since: list(publishedShift),
  before: fields({ at: null, shifts: list(publishedShift) } satisfies FieldsOf<BeforePublication>),
  told: list(
    fields({
      id: null,
      employeeName: person,
      date: null,
      startTime: null,
      endTime: null,
      role,
      at: null,
    } satisfies FieldsOf<AnnouncedShift>),
  ),
  sequence: null,
  days: null,
  act: fields({
    kind: null,
    spans: null,
    holdsPendingBack: null,
    days: null,
    shifts: list(shift),
  } satisfies FieldsOf<PublicationAct>),
};

export const publication = fields(PUBLICATION_REFERENCES);

/** `mapReferences` for a shift; loads less code. */
export const mapShift = (record: Shift, names: NewNames) => shift(record, names) as Shift;

/** `mapReferences` for the publication; loads less code. */
export const mapPublication = (record: Publication, names: NewNames) =>
  publication(record, names) as Publication;
