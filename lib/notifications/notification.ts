/** SPEC section 3: users can disable each category. */
export const NOTIFICATION_CATEGORIES = [
  'shifts',
  'scheduleChanges',
  'reminders',
  'timeOff',
  'publication',
  'shiftSwap',
  'general',
] as const;

export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

export const NOTIFICATION_TYPES = ['success', 'error', 'warning', 'info'] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** SPEC section 9. */
export const SOUND_TYPES = ['default', 'subtle', 'distinct'] as const;
export const NOTIFICATION_STYLES = ['standard', 'minimal', 'prominent'] as const;
/** 0: until closed. */
export const NOTIFICATION_DURATIONS_MS = [3000, 5000, 10_000, 0] as const;
export const REMINDER_LEAD_TIMES = ['1hour', '3hours', '12hours', '24hours'] as const;
export const DELIVERY_FORMATS = ['immediate', 'digest'] as const;

/** `id` begins with the creation time. */
export interface Notification {
  readonly id: string;
  readonly message: string;
  readonly detail: string;
  readonly type: NotificationType;
  readonly category: NotificationCategory;
  readonly read: boolean;
  /** Epoch milliseconds until which the digest holds the notification. */
  readonly heldUntil?: number | undefined;
  /** Groups notifications about the same subject into one; `count` is their number. */
  readonly about?: string | undefined;
  readonly count?: number | undefined;
}

/** As stored (SPEC sections 3 and 9). */
export interface NotificationPreferences {
  readonly enabled: boolean;
  readonly sound: {
    readonly enabled: boolean;
    readonly type: (typeof SOUND_TYPES)[number];
    readonly volume: number;
  };
  readonly types: Readonly<Record<NotificationCategory, boolean>>;
  readonly visual: {
    readonly style: (typeof NOTIFICATION_STYLES)[number];
    /** Milliseconds on screen; 0: until closed. */
    readonly duration: (typeof NOTIFICATION_DURATIONS_MS)[number];
    readonly showBadges: boolean;
    readonly colorCoded: boolean;
  };
  readonly timing: {
    readonly reminderLeadTime: (typeof REMINDER_LEAD_TIMES)[number];
    readonly nonUrgentDeliveryTime: string;
    readonly deliveryFormat: (typeof DELIVERY_FORMATS)[number];
  };
}

type Section = 'sound' | 'types' | 'visual' | 'timing';

export type PartialPreferences = Partial<Pick<NotificationPreferences, 'enabled'>> & {
  readonly [Name in Section]?: Partial<NotificationPreferences[Name]>;
};

export function mergedPreferences(
  preferences: NotificationPreferences,
  part: PartialPreferences,
): NotificationPreferences {
  return {
    ...preferences,
    enabled: part.enabled ?? preferences.enabled,
    sound: { ...preferences.sound, ...part.sound },
    types: { ...preferences.types, ...part.types },
    visual: { ...preferences.visual, ...part.visual },
    timing: { ...preferences.timing, ...part.timing },
  };
}

export const DEFAULT_NOTIFICATION_PREFERENCES: NotificationPreferences = {
  enabled: true,
  sound: { enabled: true, type: 'default', volume: 0.7 },
  types: {
    shifts: true,
    scheduleChanges: true,
    reminders: true,
    timeOff: true,
    publication: true,
    shiftSwap: true,
    general: true,
  },
  visual: { style: 'standard', duration: 5000, showBadges: true, colorCoded: true },
  timing: { reminderLeadTime: '12hours', nonUrgentDeliveryTime: '09:00', deliveryFormat: 'immediate' },
};

/** Results of the user's actions are always shown. */
export function isWanted(
  preferences: NotificationPreferences,
  category: NotificationCategory,
  cause: 'person' | 'automatic',
): boolean {
  return cause === 'person' || (preferences.enabled && preferences.types[category]);
}
