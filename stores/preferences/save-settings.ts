import type { Language } from '@/lib/i18n/language';
import type { ZoneChoice } from '@/lib/time/zone-choice';
import { persisted } from '@/stores/app/gateway';
import { languageStore } from '@/stores/app/language-store';
import { uiStore } from '@/stores/app/ui-store';
import { readWallClock } from '@/stores/ui/wall-clock';

interface Settings {
  readonly language: Language;
  readonly timezone: ZoneChoice;
}

/** Also applies the settings at once; returns whether the settings are stored. */
export async function saveSettings(settings: Settings): Promise<boolean> {
  await languageStore.load([settings.language]);
  const isStored = uiStore.saveSettings(settings);
  uiStore.setNow(readWallClock());
  return isStored;
}

/** Restores these settings; the others keep their current values. */
export async function restoreSettings(before: Partial<Settings>): Promise<void> {
  const { language } = languageStore.getState();
  const { timezone } = uiStore.getState();
  try {
    await saveSettings({ language, timezone, ...before });
  } catch (error) {
    console.error('The language could not be put back.', error);
  }
}

/** Shows language and time zone as another tab has saved them; the ui store already has the zone. */
export async function applyStoredSettings(): Promise<void> {
  uiStore.setNow(readWallClock());
  try {
    await languageStore.load(preferredLanguages());
  } catch (error) {
    console.error('The language of the other tab could not be loaded.', error);
  }
}

export async function loadLanguage(): Promise<void> {
  try {
    await languageStore.load(preferredLanguages());
  } catch (error) {
    // No screen can be shown without texts. English comes from the same host, so only one more attempt is made.
    console.error('The language could not be loaded; trying English.', error);
    await languageStore.load(['en']).catch((failure: unknown) => languageStore.setState({ failure }));
  }
}

const preferredLanguages = () => [persisted.settings.latest().language, ...navigator.languages];
