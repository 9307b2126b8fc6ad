/** How the app is installed: the browser prompts, or the person uses the browser's Share menu (iOS). */
export type InstallWay = 'prompt' | 'homeScreen';

interface Browser {
  /** Whether the browser has offered to install. */
  readonly hasOffer: boolean;
  /** Whether this is already the installed app. */
  readonly isStandalone: boolean;
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** The way to install in that browser; undefined when there is none, or the app is installed. */
export function installWay({
  hasOffer,
  isStandalone,
  userAgent,
  maxTouchPoints,
}: Browser): InstallWay | undefined {
  if (isStandalone) return undefined;
  if (hasOffer) return 'prompt';
  // An iPad identifies as a Macintosh, which has no touch screen. A web view within an app has no Safari Share menu.
  const isApple =
    /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  return isApple && /\bSafari\//.test(userAgent) ? 'homeScreen' : undefined;
}
