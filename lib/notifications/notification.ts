/** The categories a person can switch off (SPEC section 3). */
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

export type NotificationType = 'success' | 'error' | 'warning' | 'info';

/** A notice as kept in the list; `id` begins with the time it was made. */
export interface Notification {
  readonly id: string;
  readonly message: string;
  readonly detail: string;
  readonly type: NotificationType;
  readonly category: NotificationCategory;
  readonly read: boolean;
  /** The change of the schedule that the notice tells of, where it can be taken back from there. */
  readonly changeId?: string;
}

/** The order of preferences as they are stored (SPEC sections 3 and 9). */
export interface NotificationPreferences {
  readonly enabled: boolean;
  readonly sound: {
    readonly enabled: boolean;
    readonly type: 'default' | 'subtle' | 'distinct';
    readonly volume: number;
  };
  readonly types: Readonly<Record<NotificationCategory, boolean>>;
  readonly visual: {
    readonly style: 'standard' | 'minimal' | 'prominent';
    /** Milliseconds on screen; 0 stays until closed. */
    readonly duration: number;
    readonly showBadges: boolean;
    readonly colorCoded: boolean;
  };
  readonly timing: {
    readonly reminderLeadTime: '1hour' | '3hours' | '12hours' | '24hours';
    readonly nonUrgentDeliveryTime: string;
    readonly deliveryFormat: 'immediate' | 'digest';
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
 * Whether a notice is shown. What a person just did always is; what comes by itself is dropped when notifications
 * or its category are switched off.
 */
export function isWanted(
  preferences: NotificationPreferences,
  category: NotificationCategory,
  cause: 'person' | 'itself',
): boolean {
  return cause === 'person' || (preferences.enabled && preferences.types[category]);
}
