/** SPEC section 9; the first is the default. */
export const THEME_COLORS = [
  { id: 'blue', value: '#4d82ff' },
  { id: 'purple', value: '#8B5CF6' },
  { id: 'green', value: '#10B981' },
  { id: 'red', value: '#EF4444' },
  { id: 'amber', value: '#F59E0B' },
  { id: 'pink', value: '#EC4899' },
  { id: 'teal', value: '#14B8A6' },
  { id: 'indigo', value: '#6366F1' },
] as const;

export type ThemeColorId = (typeof THEME_COLORS)[number]['id'];

export const DEFAULT_THEME_COLOR: ThemeColorId = 'blue';
