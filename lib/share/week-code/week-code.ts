import { checksum } from '@/lib/share/checksum';
import type { SharedWeek } from '@/lib/share/shared-week';
import { mendedFragment, readCode } from './mended-fragment';
import { BitReader, BitWriter } from './week-code-bits';
import { daysSuffix, readDays } from './week-code-days';
import { detailsSuffix, withDetails } from './week-code-details';
import { houseSuffix, readHouse } from './week-code-house';
import { WEEK_CODE_LIMITS } from './week-code-limits';
import { hasMore } from './week-code-more';
import { joinBytes, packWeek } from './week-code-pack';
import { deflate, fromBase64Url, inflate, toBase64Url } from './week-code-text';
import { unpackWeek } from './week-code-unpack';

/** `newer`: written by a newer version. `none`: there is no code. */
export type DecodedWeek =
  | { readonly kind: 'week'; readonly week: SharedWeek }
  | { readonly kind: 'newer' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'none' };

/** A week of which nothing else was told before is written as version 1, which older builds read. */
const PLAIN_VERSION = 1;
const VERSION = 2;

/**
 * The fragment of a link: the version, a dot, and base64url of a checksum, the packed names, and the shifts in bits;
 * behind it the name of the house, what shifts say beside who works when, and what is said of the days, which older
 * pages pass over.
 * A name or role of more than 200 characters is cut. Rejects with a RangeError when a shift is outside the week, or
 * the week has more than 1,000 people or 5,000 shifts.
 */
export async function encodeWeek(week: SharedWeek): Promise<string> {
  const { texts, bits } = packWeek(week);
  const packed = await deflate(texts);
  const head = new BitWriter();
  head.bits(checksum(texts, bits), 32);
  head.number(packed.length);
  const code = toBase64Url(joinBytes([head.bytes(), packed, bits]));
  const behind = `${houseSuffix(week.house)}${await detailsSuffix(week)}${await daysSuffix(week)}`;
  return `${hasMore(week) ? VERSION : PLAIN_VERSION}.${code}${behind}`;
}

/** Reads a fragment, with or without the hash sign, also one that was mangled on its way. Never rejects. */
export async function decodeWeek(fragment: string): Promise<DecodedWeek> {
  if (fragment.length > WEEK_CODE_LIMITS.codeCharacters) return { kind: 'broken' };
  const text = mendedFragment(fragment);
  if (text === '') return { kind: 'none' };
  const read = readCode(text);
  if (read && read.version > VERSION) return { kind: 'newer' };
  for (const code of read?.codes ?? []) {
    try {
      const week = await readWeek(code, read?.version ?? VERSION);
      const house = readHouse(text);
      const people = await withDetails(week.people, text);
      const days = await readDays(week.firstDay, text);
      const beside = { ...(house && { house }), ...(days.length > 0 && { days }) };
      return { kind: 'week', week: { ...week, people, ...beside } };
    } catch {
      // The next one, if any.
    }
  }
  return { kind: 'broken' };
}

async function readWeek(code: string, version: number): Promise<SharedWeek> {
  const bytes = fromBase64Url(code);
  const head = new BitReader(bytes);
  const check = head.bits(32);
  const packed = head.take(head.number(bytes.length));
  const bits = head.take(head.bytesLeft());
  const texts = await inflate(packed, WEEK_CODE_LIMITS.textBytes);
  if (checksum(texts, bits) !== check) throw new RangeError('The week is not the one that was sent.');
  return unpackWeek({ texts, bits }, version > PLAIN_VERSION);
}
