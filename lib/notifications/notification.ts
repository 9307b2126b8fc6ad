/** The categories that can be switched off (SPEC section 3). */
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

/** What the preferences offer (SPEC section 9). */
export const SOUND_TYPES = ['default', 'subtle', 'distinct'] as const;
export const NOTIFICATION_STYLES = ['standard', 'minimal', 'prominent'] as const;
/** Brief, default, extended, and until it is closed. */
export const NOTIFICATION_DURATIONS_MS = [3000, 5000, 10_000, 0] as const;
export const REMINDER_LEAD_TIMES = ['1hour', '3hours', '12hours', '24hours'] as const;
export const DELIVERY_FORMATS = ['immediate', 'digest'] as const;

/** A notice as kept in the list; `id` begins with the time it was made. */
export interface Notification {
  readonly id: string;
  readonly message: string;
  readonly detail: string;
  readonly type: NotificationType;
  readonly category: NotificationCategory;
  readonly read: boolean;
  /** Epoch milliseconds from which a held notice may be shown. */
  readonly heldUntil?: number | undefined;
  /** What it is about, where several of a kind become one notice; `count` is how many they are. */
  readonly about?: string | undefined;
  readonly count?: number | undefined;
}

/** The shape of the stored preferences (SPEC sections 3 and 9). */
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

/** A part of the preferences, to be merged. */
export type PartialPreferences = Partial<Pick<NotificationPreferences, 'enabled'>> & {
  readonly [Name in Section]?: Partial<NotificationPreferences[Name]>;
};

/** The preferences with the given parts merged deeply. */
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

/** The specified defaults. */
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

/**
 * Whether a notice is shown. Results of a person's own action always are; background notices are dropped when
 * notifications or their category are switched off.
 */
export function isWanted(
  preferences: NotificationPreferences,
  category: NotificationCategory,
  cause: 'person' | 'itself',
): boolean {
  return cause === 'person' || (preferences.enabled && preferences.types[category]);
}
