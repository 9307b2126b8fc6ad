import { checksum } from '@/lib/share/checksum';
import type { SharedWeek } from '@/lib/share/shared-week';
import { BitWriter } from './week-code-bits';
import { daysSuffix } from './week-code-days';
import { businessSuffix, detailsSuffix } from './week-code-details';
import { PLAIN_VERSION, VERSION } from './week-code-limits';
import { hasMore } from './week-code-more';
import { joinBytes, packWeek } from './week-code-pack';
import { deflate, toBase64Url } from './week-code-text';

// The page that a link opens only decodes and imports from the decoder's file.
export { type DecodedWeek, decodeWeek } from './decode-week';

/**
 * The fragment of a link: version, dot, and base64url of a checksum, the deflated names and the shifts in
 * bits. Parts with the business's name, details and day notes follow; older pages ignore them. Cuts names and
 * roles to 200 characters. Rejects with a RangeError for a shift outside the week, more than 1,000 people or
 * 5,000 shifts.
 */
export async function encodeWeek(week: SharedWeek): Promise<string> {
  const { texts, bits } = packWeek(week);
  const packed = await deflate(texts);
  const head = new BitWriter();
  head.bits(checksum(texts, bits), 32);
  head.number(packed.length);
  const code = toBase64Url(joinBytes([head.bytes(), packed, bits]));
  const behind = `${businessSuffix(week.business)}${await detailsSuffix(week)}${await daysSuffix(week)}`;
  return `${hasMore(week) ? VERSION : PLAIN_VERSION}.${code}${behind}`;
}
