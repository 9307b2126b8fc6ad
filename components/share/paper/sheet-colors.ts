import type { RoleColor } from '@/lib/employees/role';

/** The role edge colors of the light theme (roles.css): paper and picture are light in every theme. */
export const SHEET_BAR_COLORS: Readonly<Record<RoleColor, string>> = {
  gray: '#82868f',
  yellow: '#e9b10d',
  purple: '#9964e5',
  red: '#ed4a4c',
  blue: '#2389e2',
};
