'use client';

import { useEffect } from 'react';
import { isThemeChosen } from '@/stores/kiosk/own-screen';

/** What a page can do to stay on a wall: the screen stays awake, Back leads nowhere, light and dark follow the device. */
export function useWall(): void {
  useEffect(keepAwake, []);
  useEffect(stayHere, []);
  useEffect(followTheme, []);
}

/** The browser lets the screen sleep again whenever the page is hidden. */
function keepAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  let isGone = false;
  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      held = await navigator.wakeLock.request('screen');
      if (isGone) await held.release();
    } catch {
      // A low battery or a policy of the browser: the screen sleeps as any other does.
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isGone = true;
    document.removeEventListener('visibilitychange', ask);
    void held?.release();
  };
}

function stayHere(): () => void {
  // One more entry of the same address: Back falls onto this one, and another is laid over it.
  const hold = () => window.history.pushState(null, '', window.location.href);
  hold();
  window.addEventListener('popstate', hold);
  return () => window.removeEventListener('popstate', hold);
}

function followTheme(): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (!isThemeChosen()) document.documentElement.classList.toggle('dark', dark.matches);
  };
  dark.addEventListener('change', follow);
  return () => dark.removeEventListener('change', follow);
}
