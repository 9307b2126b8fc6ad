/** How the app gets onto the device: the browser asks, or the person adds it by the browser's Share menu (iOS). */
export type InstallWay = 'prompt' | 'homeScreen';

interface Browser {
  /** Whether the browser has offered to install. */
  readonly hasOffer: boolean;
  /** Whether this is the installed app already. */
  readonly isStandalone: boolean;
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** The way that is open in that browser; undefined where there is none, or the app is installed. */
export function installWay({
  hasOffer,
  isStandalone,
  userAgent,
  maxTouchPoints,
}: Browser): InstallWay | undefined {
  if (isStandalone) return undefined;
  if (hasOffer) return 'prompt';
  // An iPad calls itself a Macintosh, which has no touch screen. A page within another app has no Share menu of Safari.
  const isApple =
    /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  return isApple && /\bSafari\//.test(userAgent) ? 'homeScreen' : undefined;
}
