/** The browser prompts, or the person uses the browser's Share menu (iOS). */
export type InstallWay = 'prompt' | 'homeScreen';

interface Browser {
  /** The browser has offered to install. */
  readonly hasOffer: boolean;
  /** The page already runs as the installed app. */
  readonly isStandalone: boolean;
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Undefined if the app is already installed or cannot be installed. */
export function installWay({
  hasOffer,
  isStandalone,
  userAgent,
  maxTouchPoints,
}: Browser): InstallWay | undefined {
  if (isStandalone) return undefined;
  if (hasOffer) return 'prompt';
  // An iPad identifies as a Macintosh, which has no touch screen. A web view within an app has no Share menu.
  const isApple =
    /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  return isApple && /\bSafari\//.test(userAgent) ? 'homeScreen' : undefined;
}
