/** The job roles offered everywhere, in this order (DECISIONS: one list everywhere). */
export const ROLES = ['Manager', 'Server', 'Cook', 'Host', 'Bartender', 'Front Desk'] as const;

export type KnownRole = (typeof ROLES)[number];

/** The colours of roles and employees; names, so that a redesign never breaks saved data. */
export const ROLE_COLORS = ['blue', 'purple', 'yellow', 'red', 'gray'] as const;

export type RoleColor = (typeof ROLE_COLORS)[number];

const COLOR_OF_ROLE: Readonly<Record<string, RoleColor>> = {
  'Front Desk': 'blue',
  Server: 'purple',
  Manager: 'yellow',
  Cook: 'red',
};

/** Whether the role is one of those offered; stored data may have others, which are kept and shown gray. */
export function isKnownRole(role: string): role is KnownRole {
  return (ROLES as readonly string[]).includes(role);
}

/** The colour of a role; gray for every role without one of its own, unknown ones included. */
export function colorOfRole(role: string): RoleColor {
  return Object.hasOwn(COLOR_OF_ROLE, role) ? (COLOR_OF_ROLE[role] ?? 'gray') : 'gray';
}

function colorNamedIn(stored: string): RoleColor | undefined {
  const text = stored.toLowerCase().replace('grey', 'gray');
  const isNamed = (color: RoleColor) => new RegExp(`\\b${color}\\b`).test(text);
  return ROLE_COLORS.find((color) => text === color) ?? ROLE_COLORS.find(isNamed);
}

/**
 * Reads a stored colour: a colour name, or a style class of the original product such as `bg-blue-100`. Anything else
 * gives the role's colour.
 */
export function readRoleColor(stored: string, role: string): RoleColor {
  return colorNamedIn(stored) ?? colorOfRole(role);
}
