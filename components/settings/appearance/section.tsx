'use client';

import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { sectionId } from '@/components/settings/sections/sections';
import { SegmentGroup } from '@/components/ui/fields/segment-group';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { EFFECTS } from '@/lib/effects';
import { THEME_COLORS } from '@/lib/theme/theme-color';
import { uiStore } from '@/stores/app/ui-store';
import { withToggleCue } from '@/stores/notifications/cue-port';
import { useUi } from '@/stores/ui/use-ui';

/** Appearance and Accessibility: every choice is applied and saved at once. */
export function AppearanceSettings() {
  const t = useTranslations('settings');
  const darkMode = useUi((state) => state.darkMode);
  const highContrastMode = useUi((state) => state.highContrastMode);
  const dyslexicFontMode = useUi((state) => state.dyslexicFontMode);
  const soundEffects = useUi((state) => state.soundEffects);
  const effects = useUi((state) => state.effects);
  const characterShortcuts = useUi((state) => state.characterShortcuts);
  return (
    <SettingsCard id={sectionId('appearance')} title={t('appearance')}>
      <SwitchField
        label={t('darkMode')}
        description={t('darkModeHint')}
        isOn={darkMode}
        onChange={withToggleCue(uiStore.toggleDarkMode)}
      />
      <SwitchField
        label={t('highContrast')}
        description={t('highContrastHint')}
        isOn={highContrastMode}
        onChange={withToggleCue(uiStore.toggleHighContrastMode)}
      />
      <SwitchField
        label={t('dyslexicFont')}
        description={t('dyslexicFontHint')}
        isOn={dyslexicFontMode}
        onChange={withToggleCue(uiStore.toggleDyslexicFontMode)}
      />
      <SwitchField
        label={t('soundEffects')}
        description={t('soundEffectsHint')}
        isOn={soundEffects}
        onChange={withToggleCue(uiStore.toggleSoundEffects)}
      />
      <SegmentGroup
        label={t('effects')}
        hint={t('effectsHint')}
        value={effects}
        options={EFFECTS.map((value) => ({ value, label: t(`effectsChoice.${value}`) }))}
        onChange={uiStore.setEffects}
      />
      <SwitchField
        label={t('characterShortcuts')}
        description={t('characterShortcutsHint')}
        isOn={characterShortcuts}
        onChange={withToggleCue(uiStore.toggleCharacterShortcuts)}
      />
      <ThemeColors />
    </SettingsCard>
  );
}

/** The eight swatches; each is a native radio. */
function ThemeColors() {
  const t = useTranslations('settings');
  const name = useId();
  const themeColor = useUi((state) => state.themeColor);
  return (
    <fieldset>
      <legend className="float-left mb-2 w-full font-medium">{t('themeColor')}</legend>
      <div className="clear-both grid grid-cols-8 gap-2 phone:grid-cols-4">
        {THEME_COLORS.map(({ id, value }) => (
          <label
            key={id}
            className="relative flex min-w-0 flex-col items-center gap-1.5 text-center text-xs has-checked:font-semibold"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === themeColor}
              onChange={withToggleCue(() => uiStore.setThemeColor(id))}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: value }}
              className="flex size-9 items-center justify-center rounded-full ring-offset-2 ring-offset-surface peer-checked:ring-2 peer-checked:ring-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) contrast:border contrast:border-line-strong phone:size-11"
            >
              {id === themeColor && <Check className="size-4 text-black" />}
            </span>
            <span className="max-w-full wrap-break-word">{t(id)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
