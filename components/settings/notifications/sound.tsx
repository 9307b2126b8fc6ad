'use client';

import { Play, Volume2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RangeField } from '@/components/ui/fields/range-field';
import { SegmentGroup } from '@/components/ui/fields/segment-group';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import { SOUND_TYPES } from '@/lib/notifications/notification';
import { notificationsStore } from '@/stores/app/notifications-store';
import { previewSounds, withToggleCue } from '@/stores/notifications/cue-port';
import { useNotifications } from '@/stores/notifications/use-notifications';

const VOLUME_STEPS = 10;

/** Sound of arriving notices: on or off, below it the set of sounds, which can be heard, and the volume. */
export function SoundSettings() {
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
