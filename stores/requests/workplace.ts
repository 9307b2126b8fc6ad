import { ID_BYTES, type LinkIdentity } from '@/lib/requests/links/link-identity';
import { personCode, personKey } from '@/lib/requests/links/person-code';
import { toBase64Url } from '@/lib/share/week-code/week-code-text';
import { persisted } from '@/stores/app/gateway';

const KEY_BYTES = 32;

/** The id that identifies this workplace in replies; created on first use. */
export function workplaceId(): string {
  const known = persisted.workplace.latest();
  if (known !== undefined) return known;
  const made = randomText(ID_BYTES);
  persisted.workplace.set(made);
  return made;
}

/**
 * The code of that employee's personal links, from the key that this browser stores. Rejects if the code
 * cannot be computed.
 */
export function codeOf(employeeId: string): Promise<string> {
  const known = persisted.replyKey.latest();
  const key = known ?? randomText(KEY_BYTES);
  if (known === undefined) persisted.replyKey.set(key);
  return personCode(key, workplaceId(), employeeId);
}

/** The identity for that employee's personal link, or for the team link. */
export async function linkIdentity(employeeId?: string): Promise<LinkIdentity> {
  const workplace = workplaceId();
  if (employeeId === undefined) return { workplace };
  try {
    return { workplace, person: { key: personKey(employeeId), code: await codeOf(employeeId) } };
  } catch (error) {
    // Without `https:` there is no Web Crypto: the link can be answered, but answers are not verified.
    console.warn('The code of a personal link could not be made.', error);
    return { workplace };
  }
}

function randomText(bytes: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}
