'use client';

import { Play, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { sectionId } from '@/components/settings/sections/sections';
import { Button } from '@/components/ui/button';
import { RangeField } from '@/components/ui/fields/range-field';
import { SegmentGroup } from '@/components/ui/fields/segment-group';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { TimeField } from '@/components/ui/fields/time-field';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import {
  DELIVERY_FORMATS,
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_DURATIONS_MS,
  NOTIFICATION_STYLES,
  REMINDER_LEAD_TIMES,
  SOUND_TYPES,
} from '@/lib/notifications/notification';
import { parseClockTime } from '@/lib/time/clock-time';
import { readTime } from '@/lib/time/parse-times';
import { notificationsStore } from '@/stores/app/notifications-store';
import { previewSounds, withToggleCue } from '@/stores/notifications/cue-port';
import { askForSystemNotifications } from '@/stores/notifications/service';
import { useNotifications } from '@/stores/notifications/use-notifications';

const DURATIONS = NOTIFICATION_DURATIONS_MS.map((ms) => ({ ms, value: String(ms) }));

/** Every choice is saved at once. */
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

/** Requests permission for reminders while the page is in the background; renders nothing if unsupported. */
function SystemNotifications() {
  const t = useTranslations('settings');
  const isSupported = 'Notification' in window;
  const [permission, setPermission] = useState(isSupported ? Notification.permission : 'denied');
  if (!isSupported) return null;
  const ask = async () => {
    await askForSystemNotifications();
    setPermission(Notification.permission);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-52">
        <p className="font-medium">{t('system')}</p>
        <p role="status" className="text-xs text-ink-2 phone:text-[13px]">
          {t(`systemState.${permission}`)}
        </p>
      </div>
      {permission === 'default' && <Button onClick={() => void ask()}>{t('systemAllow')}</Button>}
    </div>
  );
}

/** Switches for the seven notification categories. */
function NotificationTypes() {
  const t = useTranslations('settings');
  const types = useNotifications((state) => state.preferences.types);
  return (
    <fieldset>
      <legend className="float-left mb-1 w-full font-medium">{t('types')}</legend>
      <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4">
        {NOTIFICATION_CATEGORIES.map((type) => (
          <label
            key={type}
            className="flex min-h-8 min-w-0 items-center gap-2.5 coarse:min-h-11 phone:min-h-11"
          >
            <input
              type="checkbox"
              checked={types[type]}
              onChange={withToggleCue(() =>
                notificationsStore.mergePreferences({ types: { [type]: !types[type] } }),
              )}
              className="focus-ring size-4 shrink-0 rounded-flag accent-(--accent) phone:size-5"
            />
            <span className="min-w-0 wrap-break-word">{t(`type.${type}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The lead time of shift reminders, and the delivery time of other notifications. */
function NotificationTiming() {
  const t = useTranslations('settings');
  const timing = useNotifications((state) => state.preferences.timing);
  const mergeTiming = (changes: Partial<typeof timing>) =>
    notificationsStore.mergePreferences({ timing: changes });
  /** Typed text that is not a valid time yet; not saved. */
  const [typed, setTyped] = useState<string>();
  const isDigest = timing.deliveryFormat === 'digest';
  const applyTyped = (text: string) => {
    const time = parseClockTime(text);
    setTyped(time ? undefined : text);
    if (time) mergeTiming({ nonUrgentDeliveryTime: time });
  };
  return (
    <>
      <SelectField
        isRow
        label={t('leadTime')}
        value={timing.reminderLeadTime}
        options={REMINDER_LEAD_TIMES.map((value) => ({ value, label: t(`leadTimeChoice.${value}`) }))}
        onChange={(reminderLeadTime) => mergeTiming({ reminderLeadTime })}
      />
      <SegmentGroup
        label={t('delivery')}
        hint={t('deliveryHint')}
        value={timing.deliveryFormat}
        options={DELIVERY_FORMATS.map((value) => ({ value, label: t(`deliveryChoice.${value}`) }))}
        onChange={(deliveryFormat) => mergeTiming({ deliveryFormat })}
      />
      <TimeField
        isRow
        label={t('deliveryTime')}
        hint={isDigest ? undefined : t('deliveryTimeHint')}
        error={isDigest && typed !== undefined ? t('deliveryTimeWrong') : undefined}
        isDisabled={!isDigest}
        value={typed ?? timing.nonUrgentDeliveryTime}
        onChange={applyTyped}
        // The time is not a shift start: parse exact times first, so that `6:00` stays in the morning.
        onType={(text) => applyTyped(parseClockTime(text) ?? readTime(text) ?? text)}
      />
    </>
  );
}

const VOLUME_STEPS = 10;

/** Sound of arriving notifications: on or off, the set of sounds with a preview, and the volume. */
function SoundSettings() {
  const t = useTranslations('settings');
  const formats = useFormats();
  const sound = useNotifications((state) => state.preferences.sound);
  const mergeSound = (changes: Partial<typeof sound>) =>
    notificationsStore.mergePreferences({ sound: changes });
  return (
    <div className="flex flex-col gap-2.5">
      <SwitchField
        label={t('sound')}
        description={t('soundHint')}
        isOn={sound.enabled}
        onChange={withToggleCue((enabled) => mergeSound({ enabled }))}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="flex min-w-0 items-center gap-1.5 phone:grow">
          <SegmentGroup
            hideLabel
            label={t('soundType')}
            value={sound.type}
            options={SOUND_TYPES.map((value) => ({ value, label: t(`soundChoice.${value}`) }))}
            onChange={(type) => mergeSound({ type })}
          />
          <IconButton
            label={t('trySound', { name: t(`soundChoice.${sound.type}`) })}
            icon={<Play aria-hidden="true" />}
            onClick={() => previewSounds(sound.type)}
          />
        </span>
        <RangeField
          label={t('volume')}
          icon={<Volume2 aria-hidden="true" strokeWidth={1.75} />}
          value={sound.volume}
          min={0}
          max={1}
          step={1 / VOLUME_STEPS}
          valueText={formats.percent(sound.volume)}
          onChange={(volume) => mergeSound({ volume: Math.round(volume * VOLUME_STEPS) / VOLUME_STEPS })}
        />
      </div>
    </div>
  );
}
