'use client';

import { useKeyboardInset } from './use-keyboard-inset';
import { useLaunches } from './use-launches';
import { usePageSwipe } from './use-page-swipe';
import { useShortcuts } from './use-shortcuts';
import { useStylesByMedium } from './use-styles-by-medium';
import { useThemeOnPage } from './use-theme-on-page';

/** Keeps every page in sync with the theme, and handles keys, swipes, the phone's keyboard, and app launches. */
export function ShellWatch(): null {
  useShortcuts();
  usePageSwipe();
  useKeyboardInset();
  useLaunches();
  useStylesByMedium();
  // The script in the head has already set what the first paint shows.
  useThemeOnPage();
  return null;
}
