'use client';

import { useKeyboardInset } from './use-keyboard-inset';
import { useLaunches } from './use-launches';
import { usePageSwipe } from './use-page-swipe';
import { useShortcuts } from './use-shortcuts';
import { useThemeOnPage } from './use-theme-on-page';

/** Keeps every page in step with the theme, and listens to keys, swipes, the phone's keyboard, and what the system opens the app for. */
export function ShellWatch(): null {
  useShortcuts();
  usePageSwipe();
  useKeyboardInset();
  useLaunches();
  // What the first paint shows of it, the script in the head has done.
  useThemeOnPage();
  return null;
}
