import { parseWeekHours } from '@/lib/employees/max-week-hours';
import type { PersonDetails } from '@/lib/employees/person-details';
import { ok, type Result, refused } from '@/lib/result';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { type DateReading, parseDateInput } from '@/lib/time/clean-date';
import type { LocalDate } from '@/lib/time/local-date';
import { personOf } from './person';
import { type Certificate, isCertificate } from './person-facts';
import { photoOf } from './photo';

export interface CertificateDraft {
  readonly id: string;
  readonly name: string;
  readonly expires: string;
}

/** As typed. */
export interface PersonDraft {
  readonly phone: string;
  readonly email: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly payrollId: string;
  /** A `data:` address; empty for none. */
  readonly photo: string;
  readonly minWeekHours: string;
  readonly wantedWeekHours: string;
  readonly birthDate: string;
  readonly isMinor: boolean;
  readonly canLead: boolean;
  readonly certificates: readonly CertificateDraft[];
  readonly isHidden: boolean;
}

/** `order`: the last day is before the first. */
export type PersonRefusal =
  | {
      readonly field:
        | 'phone'
        | 'email'
        | 'firstDay'
        | 'lastDay'
        | 'order'
        | 'minWeekHours'
        | 'wantedWeekHours'
        | 'birthDate';
    }
  | { readonly field: 'certificateName' | 'certificateDay'; readonly id: string };

/** At least three digits, with common separators and an optional extension. */
const PHONE = /^(?=(?:\D*\d){3})[+\d(][\d\s()./–-]*(?:(?:#|x|ext\.?)\s?\d+)?$/i;
const EMAIL = /^[^\s@,;]+@[^\s@,;]+$/;
const MAX_LETTERS = 200;

export function personDraftOf(stored: PersonDetails, hoursText: (hours: number) => string): PersonDraft {
  const person = personOf(stored);
  const { phone, email, payrollId, isMinor, canLead, isHidden } = person;
  const hours = (value: number | undefined) => (value === undefined ? '' : hoursText(value));
  return {
    phone,
    email,
    payrollId,
    photo: photoOf(stored) ?? '',
    isMinor,
    canLead,
    isHidden,
    firstDay: person.firstDay ?? '',
    lastDay: person.lastDay ?? '',
    birthDate: person.birthDate ?? '',
    minWeekHours: hours(person.minWeekHours),
    wantedWeekHours: hours(person.wantedWeekHours),
    certificates: person.certificates.map(({ id, name, expires = '' }) => ({ id, name, expires })),
  };
}

/**
 * Returns only the changed details, or every refused field. A cleared field is undefined, an untouched field
 * absent.
 */
export function detailsFromPersonDraft(
  draft: PersonDraft,
  first: PersonDraft,
  stored: PersonDetails,
  reading: DateReading,
  today: LocalDate,
): Result<PersonDetails, readonly PersonRefusal[]> {
  const refusals: PersonRefusal[] = [];
  const details: { -readonly [Field in keyof PersonDetails]: unknown } = {};
  const isChanged = (field: keyof PersonDraft) => !isSameData(draft[field], first[field]);
  const text = (field: 'phone' | 'email' | 'payrollId', fits?: RegExp) => {
    if (!isChanged(field)) return;
    const typed = draft[field].trim();
    if (typed !== '' && fits && !(typed.length <= MAX_LETTERS && fits.test(typed)) && field !== 'payrollId')
      refusals.push({ field });
    details[field] = typed || undefined;
  };
  const day = (field: 'firstDay' | 'lastDay' | 'birthDate') => {
    if (!isChanged(field)) return;
    details[field] = undefined;
    if (draft[field].trim() === '') return;
    const read = parseDateInput(draft[field], reading);
    if (!read.isOk || (field === 'birthDate' && read.value > today)) refusals.push({ field });
    else details[field] = read.value;
  };
  const hours = (field: 'minWeekHours' | 'wantedWeekHours') => {
    if (!isChanged(field)) return;
    details[field] = parseWeekHours(draft[field]);
    if (draft[field].trim() !== '' && details[field] === undefined) refusals.push({ field });
  };
  text('phone', PHONE);
  text('email', EMAIL);
  day('firstDay');
  day('lastDay');
  if (refusals.length === 0 || !refusals.some(({ field }) => field === 'firstDay' || field === 'lastDay')) {
    const { firstDay, lastDay } = personOf({ ...stored, ...details });
    const isEdited = isChanged('firstDay') || isChanged('lastDay');
    if (isEdited && firstDay && lastDay && lastDay < firstDay) refusals.push({ field: 'order' });
  }
  text('payrollId');
  if (isChanged('photo')) details.photo = draft.photo || undefined;
  hours('minWeekHours');
  hours('wantedWeekHours');
  day('birthDate');
  for (const field of ['isMinor', 'canLead', 'isHidden'] as const)
    if (isChanged(field)) details[field] = draft[field] || undefined;
  if (isChanged('certificates')) {
    const read = certificatesFromDraft(draft.certificates, stored.certificates, reading);
    if (read.isOk) details.certificates = read.value.length > 0 ? read.value : undefined;
    else refusals.push(...read.error);
  }
  return refusals.length > 0 ? refused(refusals) : ok(details);
}

/** Drops entries without name and day. Keeps unreadable entries and unknown fields. */
function certificatesFromDraft(
  drafts: readonly CertificateDraft[],
  stored: unknown,
  reading: DateReading,
): Result<readonly unknown[], readonly PersonRefusal[]> {
  const before: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const refusals: PersonRefusal[] = [];
  const certificates = drafts.flatMap(({ id, name, expires }): readonly Certificate[] => {
    const [typedName, typedDay] = [name.trim(), expires.trim()];
    if (typedName === '' && typedDay === '') return [];
    if (typedName === '') refusals.push({ field: 'certificateName', id });
    const read = typedDay === '' ? undefined : parseDateInput(typedDay, reading);
    if (read && !read.isOk) refusals.push({ field: 'certificateDay', id });
    const known = before.find((entry) => isCertificate(entry) && entry.id === id);
    const { expires: _expires, ...rest } = isCertificate(known) ? known : { expires: undefined };
    return [{ ...rest, id, name: typedName, ...(read?.isOk && { expires: read.value }) }];
  });
  const unread = before.filter((entry) => !isCertificate(entry));
  return refusals.length > 0 ? refused(refusals) : ok([...certificates, ...unread]);
}
