import { THEME_COLORS } from '@/lib/theme/theme-color';

describe('theme color', () => {
  test('is one of the eight theme colors of the specification', () => {
    expect(THEME_COLORS.map(({ id, value }) => `${id} ${value.toLowerCase()}`)).toEqual([
      'blue #4d82ff',
      'purple #8b5cf6',
      'green #10b981',
      'red #ef4444',
      'amber #f59e0b',
      'pink #ec4899',
      'teal #14b8a6',
      'indigo #6366f1',
    ]);
  });
});
