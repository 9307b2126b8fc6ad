/** In the order of the page. */
export const SETTINGS_SECTIONS = [
  'appearance',
  'notifications',
  'rules',
  'regional',
  'house',
  'opening',
  'data',
  'devices',
  'offline',
] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** The id of the section's element, also the URL hash. */
export function sectionId(section: SettingsSection): string {
  return `settings-${section}`;
}
