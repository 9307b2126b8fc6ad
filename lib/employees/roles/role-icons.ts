/** The icons that a role can be given: first those of the six specified roles, then more. */
export const ROLE_ICON_NAMES = [
  ...['key', 'utensils', 'chef', 'chair', 'glass', 'bell'],
  ...['dishes', 'tray', 'run', 'coffee', 'broom', 'bed', 'truck', 'shield', 'music', 'star'],
] as const;

export type RoleIconName = (typeof ROLE_ICON_NAMES)[number];

/** The icon of each specified role. */
export const ICON_OF_ROLE: ReadonlyMap<string, RoleIconName> = new Map([
  ['Manager', 'key'],
  ['Server', 'utensils'],
  ['Cook', 'chef'],
  ['Front Desk', 'bell'],
  ['Host', 'chair'],
  ['Bartender', 'glass'],
]);
