/** The page background (the token `--canvas`), which the browser also uses for its bars. */
export const PAGE_COLORS = { light: '#ffffff', dark: '#111315', highContrastDark: '#000000' } as const;

/** `#` and six hex digits. */
export function pageColor(isDark: boolean, hasHighContrast: boolean): string {
  if (!isDark) return PAGE_COLORS.light;
  return hasHighContrast ? PAGE_COLORS.highContrastDark : PAGE_COLORS.dark;
}
