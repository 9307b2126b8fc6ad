import { type Platform, platformOf } from '@/lib/shortcuts/key-names';

/** `other` while the page is prerendered. */
export function readPlatform(): Platform {
  return platformOf(typeof window === 'undefined' ? '' : navigator.platform);
}
