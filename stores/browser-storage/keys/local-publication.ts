import { readPublication } from '@/lib/saved-data/records/read-publication';
import { type Publication, publicationNow, type Unpublished } from '@/lib/shifts/publication/publication';
import type { StorageGateway } from './storage-gateway';

/** With more changes than this the first frame does without them: they would take the room of the shifts. */
const MAX_IN_FIRST_FRAME = 500;

/** The publication under its key; undefined where there is none. What cannot be read is put aside. */
export function readLocalPublication(gateway: StorageGateway): Publication | undefined {
  const stored = gateway.readValue('publication');
  const publication = readPublication(stored);
  const text = publication || !stored ? null : gateway.read('publication');
  if (text !== null) gateway.quarantine('publication', text);
  return publication;
}

/** Writes the publication with what has changed since; where that is a great deal, only the database has it. */
export function writePublication(
  gateway: StorageGateway,
  schedule: { readonly publication: Publication | undefined; readonly unpublished: Unpublished },
  most = MAX_IN_FIRST_FRAME,
): boolean {
  const whole = schedule.unpublished.size <= most ? publicationNow(schedule) : undefined;
  if (whole) {
    const { before, ...rest } = whole;
    const now = before && before.shifts.length + whole.since.length > most ? rest : whole;
    const text = JSON.stringify(now);
    return gateway.read('publication') === text || gateway.write('publication', text);
  }
  if (gateway.read('publication') !== null) gateway.remove('publication');
  return true;
}
