/** The sections of the settings, in the order of the page. */
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

/** The id of a section's element. Also its address on the page. */
export function sectionId(section: SettingsSection): string {
  return `settings-${section}`;
}
