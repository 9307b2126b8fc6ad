export const ROLE_ICON_NAMES = [
  ...['key', 'utensils', 'chef', 'chair', 'glass', 'bell'],
  ...['dishes', 'tray', 'run', 'coffee', 'broom', 'bed', 'truck', 'shield', 'music', 'star'],
] as const;

export type RoleIconName = (typeof ROLE_ICON_NAMES)[number];

export const ICON_OF_ROLE: ReadonlyMap<string, RoleIconName> = new Map([
  ['Manager', 'key'],
  ['Server', 'utensils'],
  ['Cook', 'chef'],
  ['Front Desk', 'bell'],
  ['Host', 'chair'],
  ['Bartender', 'glass'],
]);
