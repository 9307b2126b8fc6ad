import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  isWanted,
  NOTIFICATION_CATEGORIES,
  type NotificationPreferences,
} from '@/lib/notifications/notification';

const withoutReminders: NotificationPreferences = {
  ...DEFAULT_NOTIFICATION_PREFERENCES,
  types: { ...DEFAULT_NOTIFICATION_PREFERENCES.types, reminders: false },
};
const allOff: NotificationPreferences = { ...DEFAULT_NOTIFICATION_PREFERENCES, enabled: false };

describe('shown notifications', () => {
  test('include automatic notifications of every category by default', () => {
    for (const category of NOTIFICATION_CATEGORIES) {
      expect(isWanted(DEFAULT_NOTIFICATION_PREFERENCES, category, 'automatic')).toBe(true);
    }
  });

  test('exclude automatic notifications of a category that is switched off', () => {
    expect(isWanted(withoutReminders, 'reminders', 'automatic')).toBe(false);
    expect(isWanted(withoutReminders, 'shifts', 'automatic')).toBe(true);
  });

  test('exclude all automatic notifications when notifications are switched off', () => {
    for (const category of NOTIFICATION_CATEGORIES)
      expect(isWanted(allOff, category, 'automatic')).toBe(false);
  });

  test('always include the result of a user action', () => {
    expect(isWanted(withoutReminders, 'reminders', 'person')).toBe(true);
    for (const category of NOTIFICATION_CATEGORIES) expect(isWanted(allOff, category, 'person')).toBe(true);
  });
});

describe('default notification preferences', () => {
  test('are those of the specification', () => {
    expect(DEFAULT_NOTIFICATION_PREFERENCES).toMatchObject({
      enabled: true,
      sound: { enabled: true, type: 'default', volume: 0.7 },
      visual: { style: 'standard', duration: 5000, showBadges: true, colorCoded: true },
      timing: { reminderLeadTime: '12hours', nonUrgentDeliveryTime: '09:00', deliveryFormat: 'immediate' },
    });
  });

  test('have all seven categories switched on', () => {
    expect(Object.keys(DEFAULT_NOTIFICATION_PREFERENCES.types).sort()).toEqual(
      [...NOTIFICATION_CATEGORIES].sort(),
    );
    expect(NOTIFICATION_CATEGORIES).toHaveLength(7);
    expect(Object.values(DEFAULT_NOTIFICATION_PREFERENCES.types)).toEqual(Array(7).fill(true));
  });
});
