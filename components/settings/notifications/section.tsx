'use client';

import { useTranslations } from 'use-intl';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { sectionId } from '@/components/settings/sections/sections';
import { SegmentGroup } from '@/components/ui/fields/segment-group';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { NOTIFICATION_DURATIONS_MS, NOTIFICATION_STYLES } from '@/lib/notifications/notification';
import { notificationsStore } from '@/stores/app/notifications-store';
import { withToggleCue } from '@/stores/notifications/cue-port';
import { useNotifications } from '@/stores/notifications/use-notifications';
import { SoundSettings } from './sound';
import { SystemNotifications } from './system-notifications';
import { NotificationTiming } from './timing';
import { NotificationTypes } from './types';

const DURATIONS = NOTIFICATION_DURATIONS_MS.map((ms) => ({ ms, value: String(ms) }));

/** Notification Preferences: every choice is saved at once. */
export function NotificationSettings() {
  const t = useTranslations('settings');
  const enabled = useNotifications((state) => state.preferences.enabled);
  const visual = useNotifications((state) => state.preferences.visual);
  const mergeVisual = (changes: Partial<typeof visual>) =>
    notificationsStore.mergePreferences({ visual: changes });
  return (
    <SettingsCard id={sectionId('notifications')} title={t('notifications')}>
      <SwitchField
        label={t('notificationsOn')}
        description={t('notificationsOnHint')}
        isOn={enabled}
        onChange={withToggleCue((isOn) => notificationsStore.mergePreferences({ enabled: isOn }))}
      />
      <SoundSettings />
      <SegmentGroup
        label={t('style')}
        value={visual.style}
        options={NOTIFICATION_STYLES.map((value) => ({ value, label: t(`styleChoice.${value}`) }))}
        onChange={(style) => mergeVisual({ style })}
      />
      <SelectField
        isRow
        label={t('duration')}
        value={String(visual.duration)}
        options={DURATIONS.map(({ ms, value }) => ({ value, label: t(`durationChoice.${ms}`) }))}
        onChange={(value) => {
          const duration = NOTIFICATION_DURATIONS_MS.find((ms) => String(ms) === value);
          if (duration !== undefined) mergeVisual({ duration });
        }}
      />
      <SwitchField
        label={t('badges')}
        description={t('badgesHint')}
        isOn={visual.showBadges}
        onChange={withToggleCue((showBadges) => mergeVisual({ showBadges }))}
      />
      <SwitchField
        label={t('colorCoded')}
        description={t('colorCodedHint')}
        isOn={visual.colorCoded}
        onChange={withToggleCue((colorCoded) => mergeVisual({ colorCoded }))}
      />
      <NotificationTiming />
      <SystemNotifications />
      <NotificationTypes />
    </SettingsCard>
  );
}
