import { checksum } from '@/lib/share/checksum';
import type { SharedWeek } from '@/lib/share/shared-week';
import { readVersioned } from './read-versioned';
import { BitReader } from './week-code-bits';
import { readDays } from './week-code-days';
import { withDetails } from './week-code-details';
import { readHouse } from './week-code-house';
import { PLAIN_VERSION, VERSION, WEEK_CODE_LIMITS } from './week-code-limits';
import { fromBase64Url, inflate } from './week-code-text';
import { unpackWeek } from './week-code-unpack';

/** `newer`: written by a newer version. `none`: there is no code. */
export type DecodedWeek =
  | { readonly kind: 'week'; readonly week: SharedWeek }
  | { readonly kind: 'newer' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'none' };

/** Accepts a fragment with or without the hash sign, or damaged by a messenger. Never rejects. */
export async function decodeWeek(fragment: string): Promise<DecodedWeek> {
  const found = await readVersioned(fragment, {
    version: VERSION,
    mostCharacters: WEEK_CODE_LIMITS.codeCharacters,
    async read(code, version, text) {
      const week = await readWeek(code, version);
      const house = readHouse(text);
      const people = await withDetails(week.people, text);
      const days = await readDays(week.firstDay, text);
      return { ...week, people, ...(house && { house }), ...(days.length > 0 && { days }) };
    },
  });
  return found.kind === 'read' ? { kind: 'week', week: found.value } : found;
}

async function readWeek(code: string, version: number): Promise<SharedWeek> {
  const bytes = fromBase64Url(code);
  const head = new BitReader(bytes);
  const check = head.bits(32);
  const packed = head.take(head.number(bytes.length));
  const bits = head.take(head.bytesLeft());
  const texts = await inflate(packed, WEEK_CODE_LIMITS.textBytes);
  if (checksum(texts, bits) !== check) throw new RangeError('The checksum does not match the week.');
  return unpackWeek({ texts, bits }, version > PLAIN_VERSION);
}
