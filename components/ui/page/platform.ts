import { type Platform, platformOf } from '@/lib/shortcuts/key-names';

/** The platform of this browser; only available in the browser. */
export function readPlatform(): Platform {
  return platformOf(typeof window === 'undefined' ? '' : navigator.platform);
}
