'use client';

import { useTranslations } from 'use-intl';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { sectionId } from '@/components/settings/sections/sections';
import { SegmentGroup } from '@/components/ui/fields/segment-group';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { EFFECTS } from '@/lib/effects';
import { uiStore } from '@/stores/app/ui-store';
import { withToggleCue } from '@/stores/notifications/cue-port';
import { useUi } from '@/stores/ui/use-ui';
import { ThemeColors } from './theme-colors';

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
