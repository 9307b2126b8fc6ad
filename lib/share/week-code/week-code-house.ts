import { tidyHouseName } from '@/lib/share/house-name';
import { fromBase64Url, toBase64Url } from './week-code-text';

/** Up to four bytes a letter; what follows the name in a message is no part of it. */
const HOUSE = /&h=([\w-]{1,240})/;

/** What a link says of the house, behind the week's code; empty without a name. */
export function houseSuffix(house: string | undefined): string {
  const name = tidyHouseName(house ?? '');
  return name && `&h=${toBase64Url(new TextEncoder().encode(name))}`;
}

/** The name of the house in a fragment; undefined where there is none, or none that can be read. */
export function readHouse(fragment: string): string | undefined {
  const code = HOUSE.exec(fragment)?.[1];
  if (!code) return undefined;
  try {
    return tidyHouseName(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(code))) || undefined;
  } catch {
    return undefined;
  }
}
