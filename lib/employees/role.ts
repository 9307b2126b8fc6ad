/** The built-in roles: the same list everywhere in the app (DECISIONS). */
export const ROLES = ['Manager', 'Server', 'Cook', 'Host', 'Bartender', 'Front Desk'] as const;

export type KnownRole = (typeof ROLES)[number];

/** Records store color names, so that a redesign never breaks saved data. */
export const ROLE_COLORS = ['blue', 'purple', 'yellow', 'red', 'gray'] as const;

export type RoleColor = (typeof ROLE_COLORS)[number];

const COLOR_OF_ROLE: Readonly<Record<string, RoleColor>> = {
  'Front Desk': 'blue',
  Server: 'purple',
  Manager: 'yellow',
  Cook: 'red',
};

/** Stored data may have other roles, which are kept and shown gray. */
export function isKnownRole(role: string): role is KnownRole {
  return (ROLES as readonly string[]).includes(role);
}

/** Gray for every role without a color, including unknown ones. */
export function colorOfRole(role: string): RoleColor {
  return Object.hasOwn(COLOR_OF_ROLE, role) ? (COLOR_OF_ROLE[role] ?? 'gray') : 'gray';
}

function colorNamedIn(stored: string): RoleColor | undefined {
  const text = stored.toLowerCase().replace('grey', 'gray');
  const isNamed = (color: RoleColor) => new RegExp(`\\b${color}\\b`).test(text);
  return ROLE_COLORS.find((color) => text === color) ?? ROLE_COLORS.find(isNamed);
}

/** Reads a color name or an original style class such as `bg-blue-100`; else the role's color. */
export function readRoleColor(stored: string, role: string): RoleColor {
  return colorNamedIn(stored) ?? colorOfRole(role);
}
