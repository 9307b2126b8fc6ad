import { tidyHouseName } from '@/lib/share/house-name';
import { fromBase64Url, toBase64Url } from './week-code-text';

/** Up to four bytes per character; excludes text after the name. */
const HOUSE = /&h=([\w-]{1,240})/;

export function houseSuffix(house: string | undefined): string {
  const name = tidyHouseName(house ?? '');
  return name && `&h=${toBase64Url(new TextEncoder().encode(name))}`;
}

export function readHouse(fragment: string): string | undefined {
  const code = HOUSE.exec(fragment)?.[1];
  if (!code) return undefined;
  try {
    return tidyHouseName(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(code))) || undefined;
  } catch {
    return undefined;
  }
}
