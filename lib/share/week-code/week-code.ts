import { checksum } from '@/lib/share/checksum';
import type { SharedWeek } from '@/lib/share/shared-week';
import { BitWriter } from './week-code-bits';
import { daysSuffix } from './week-code-days';
import { detailsSuffix } from './week-code-details';
import { houseSuffix } from './week-code-house';
import { PLAIN_VERSION, VERSION } from './week-code-limits';
import { hasMore } from './week-code-more';
import { joinBytes, packWeek } from './week-code-pack';
import { deflate, toBase64Url } from './week-code-text';

// The page that a link opens only reads, and takes that from its own file.
export { type DecodedWeek, decodeWeek } from './decode-week';

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
