import { readPublication } from '@/lib/saved-data/records/read-publication';
import { type Publication, publicationNow, type Unpublished } from '@/lib/shifts/publication/publication';
import type { StorageGateway } from './storage-gateway';

/** With more changes than this, the first frame omits the publication, which would take the space of the shifts. */
const MAX_IN_FIRST_FRAME = 500;

/** Undefined if there is none. Quarantines an unreadable publication. */
export function readLocalPublication(gateway: StorageGateway): Publication | undefined {
  const stored = gateway.readValue('publication');
  const publication = readPublication(stored);
  const text = publication || !stored ? null : gateway.read('publication');
  if (text !== null) gateway.quarantine('publication', text);
  return publication;
}

/**
 * Writes the publication and the changes since. With more than `max` changes, only the database stores both.
 */
export function writePublication(
  gateway: StorageGateway,
  schedule: { readonly publication: Publication | undefined; readonly unpublished: Unpublished },
  max = MAX_IN_FIRST_FRAME,
): boolean {
  const whole = schedule.unpublished.size <= max ? publicationNow(schedule) : undefined;
  if (whole) {
    const { before, told, ...rest } = whole;
    const isBeforeKept = before && before.shifts.length + whole.since.length <= max;
    const isAnnouncedKept = told && told.length <= max;
    const now = { ...rest, ...(isBeforeKept && { before }), ...(isAnnouncedKept && { told }) };
    const text = JSON.stringify(now);
    return gateway.read('publication') === text || gateway.write('publication', text);
  }
  if (gateway.read('publication') !== null) gateway.remove('publication');
  return true;
}
