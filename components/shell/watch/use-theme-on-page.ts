'use client';

import { useEffect, useRef } from 'react';
import { pageColor } from '@/lib/theme/page-color';
import { THEME_TRANSITION_MS } from '@/lib/timing';
import { useLanguage } from '@/stores/preferences/use-language';
import { useUi } from '@/stores/ui/use-ui';

/** Keeps the page's root element in sync with the chosen theme and language. */
export function useThemeOnPage(): void {
  const darkMode = useUi((state) => state.darkMode);
  const highContrastMode = useUi((state) => state.highContrastMode);
  const dyslexicFontMode = useUi((state) => state.dyslexicFontMode);
  const themeColor = useUi((state) => state.themeColor);
  const language = useLanguage((state) => state.language);
  const shownColor = useRef(themeColor);

  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('dark', darkMode);
    classList.toggle('high-contrast', highContrastMode);
    classList.toggle('dyslexic', dyslexicFontMode);
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (meta) meta.content = pageColor(darkMode, highContrastMode);
  }, [darkMode, highContrastMode, dyslexicFontMode]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  useEffect(() => {
    const root = document.documentElement;
    root.dataset.themeColor = themeColor;
    if (shownColor.current === themeColor) return;
    shownColor.current = themeColor;
    root.classList.add('theme-transition');
    const timer = setTimeout(() => root.classList.remove('theme-transition'), THEME_TRANSITION_MS);
    return () => {
      clearTimeout(timer);
      root.classList.remove('theme-transition');
    };
  }, [themeColor]);
}
