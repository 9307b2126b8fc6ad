'use client';

import { Play } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { RangeField } from '@/components/ui/fields/range-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import { SOUND_TYPES } from '@/lib/notifications/notification';
import { notificationsStore } from '@/stores/app/notifications-store';
import { uiStore } from '@/stores/app/ui-store';
import { previewSounds, withToggleCue } from '@/stores/notifications/cue-port';
import { useNotifications } from '@/stores/notifications/use-notifications';
import { useUi } from '@/stores/ui/use-ui';

const VOLUME_STEPS = 10;

/** Sound of arriving notices: on or off, sound set and volume; and sounds for actions. */
export function SoundSettings() {
  const t = useTranslations('settings');
  const formats = useFormats();
  const sound = useNotifications((state) => state.preferences.sound);
  const soundEffects = useUi((state) => state.soundEffects);
  const mergeSound = (changes: Partial<typeof sound>) =>
    notificationsStore.mergePreferences({ sound: changes });
  return (
    <>
      <SwitchField
        label={t('sound')}
        description={t('soundHint')}
        isOn={sound.enabled}
        onChange={withToggleCue((enabled) => mergeSound({ enabled }))}
      />
      <SoundTypes value={sound.type} onChange={(type) => mergeSound({ type })} />
      <RangeField
        label={t('volume')}
        value={sound.volume}
        min={0}
        max={1}
        step={1 / VOLUME_STEPS}
        valueText={formats.percent(sound.volume)}
        onChange={(volume) => mergeSound({ volume: Math.round(volume * VOLUME_STEPS) / VOLUME_STEPS })}
      />
      <SwitchField
        label={t('soundEffects')}
        description={t('soundEffectsHint')}
        isOn={soundEffects}
        onChange={withToggleCue(uiStore.toggleSoundEffects)}
      />
    </>
  );
}

type SoundType = (typeof SOUND_TYPES)[number];

interface SoundTypesProps {
  value: SoundType;
  onChange: (value: SoundType) => void;
}

/** The three sets of sounds, each with a preview button. */
function SoundTypes({ value, onChange }: SoundTypesProps) {
  const t = useTranslations('settings');
  const name = useId();
  return (
    <fieldset>
      <legend className="float-left mb-1 w-full font-medium">{t('soundType')}</legend>
      <div className="clear-both grid grid-cols-3 gap-2 phone:grid-cols-1 phone:gap-0">
        {SOUND_TYPES.map((type) => (
          <div key={type} className="flex items-center gap-1 phone:justify-between">
            <label className="flex min-h-8 min-w-0 items-center gap-2 coarse:min-h-11 phone:min-h-11 phone:grow">
              <input
                type="radio"
                name={name}
                value={type}
                checked={type === value}
                onChange={() => onChange(type)}
                className="size-4 shrink-0 rounded-full accent-accent focus-ring phone:size-5"
              />
              <span className="min-w-0 wrap-break-word">{t(`soundChoice.${type}`)}</span>
            </label>
            <IconButton
              label={t('trySound', { name: t(`soundChoice.${type}`) })}
              icon={<Play aria-hidden="true" />}
              size="sm"
              onClick={() => previewSounds(type)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
