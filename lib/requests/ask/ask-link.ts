import { tidyBusinessName } from '@/lib/share/business-name';
import { readCode, repairFragment } from '@/lib/share/week-code/repair-fragment';
import { packJson, unpackJson } from '@/lib/share/week-code/week-code-json';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';

/** A question to the whole team: when can you work each week? */
export interface AskLink {
  readonly workplace: string;
  readonly ask: string;
  /** The deadline for answers. */
  readonly lastDay: LocalDate;
  /** The people asked; others can type their name. */
  readonly names: readonly string[];
  readonly business?: string;
}

/** `newer`: written by a newer version. */
export type DecodedAsk =
  | { readonly kind: 'ask'; readonly ask: AskLink }
  | { readonly kind: 'newer' }
  | { readonly kind: 'broken' };

const HEAD = /^a(?=[1-9])/;
const VERSION = 1;
const MAX_NAMES = 1000;
const MAX_NAME_LENGTH = 200;
const WORKPLACE = /^[\w-]{11}$/;
const ASK = /^[a-z0-9]{1,13}$/;

/** Returns the fragment of a link: `a`, the version, a dot, and the packed content with checksum. */
export async function encodeAsk({ workplace, ask, lastDay, names, business = '' }: AskLink): Promise<string> {
  const cut = names.slice(0, MAX_NAMES).map((name) => Array.from(name).slice(0, MAX_NAME_LENGTH).join(''));
  return `a${VERSION}.${await packJson([workplace, ask, lastDay, business, ...cut])}`;
}

/** Expects a fragment that passes `isAskFragment`. Never rejects. */
export async function decodeAsk(fragment: string): Promise<DecodedAsk> {
  const read = readCode(repairFragment(fragment).replace(HEAD, ''));
  if (read && read.version > VERSION) return { kind: 'newer' };
  for (const code of read?.codes ?? []) {
    const ask = readContent(await unpackJson(code));
    if (ask) return { kind: 'ask', ask };
  }
  return { kind: 'broken' };
}

function readContent(content: unknown): AskLink | undefined {
  if (!Array.isArray(content)) return undefined;
  const [workplace, ask, lastDay, business, ...names]: readonly unknown[] = content;
  const isKnown = typeof workplace === 'string' && WORKPLACE.test(workplace);
  if (!isKnown || typeof ask !== 'string' || !ASK.test(ask)) return undefined;
  if (typeof lastDay !== 'string' || !isLocalDate(lastDay)) return undefined;
  const tidy = typeof business === 'string' ? tidyBusinessName(business) : '';
  const read = names
    .slice(0, MAX_NAMES)
    .flatMap((name) =>
      typeof name === 'string' && name.trim() ? [name.trim().slice(0, MAX_NAME_LENGTH)] : [],
    );
  return { workplace, ask, lastDay, names: read, ...(tidy && { business: tidy }) };
}
