'use client';

import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { SwitchField } from '@/components/ui/switch-field';
import { THEME_COLORS } from '@/lib/theme/theme-color';
import { uiStore, useUi } from '@/stores/app-stores';

/** Appearance and Accessibility: every choice shows at once and is kept. */
export function AppearanceSettings() {
  const t = useTranslations('settings');
  const headId = useId();
  const darkMode = useUi((state) => state.darkMode);
  const highContrastMode = useUi((state) => state.highContrastMode);
  return (
    <section aria-labelledby={headId} className="max-w-lg">
      <h2 id={headId} className="mb-3 text-md font-semibold">
        {t('appearance')}
      </h2>
      <div className="flex flex-col divide-y divide-line rounded-popover border border-line-2 bg-surface px-5 py-1 *:py-3">
        <SwitchField
          label={t('darkMode')}
          description={t('darkModeHint')}
          isOn={darkMode}
          onChange={uiStore.toggleDarkMode}
        />
        <SwitchField
          label={t('highContrast')}
          description={t('highContrastHint')}
          isOn={highContrastMode}
          onChange={uiStore.toggleHighContrastMode}
        />
        <ThemeColors />
      </div>
    </section>
  );
}

function ThemeColors() {
  const t = useTranslations('settings');
  const name = useId();
  const themeColor = useUi((state) => state.themeColor);
  return (
    <fieldset>
      <legend className="float-left mb-2 w-full font-medium">{t('themeColor')}</legend>
      <div className="clear-both grid grid-cols-8 gap-2 phone:grid-cols-4">
        {THEME_COLORS.map(({ id, value }) => (
          <label key={id} className="relative flex flex-col items-center gap-1.5 text-xs">
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === themeColor}
              onChange={() => uiStore.setThemeColor(id)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: value }}
              className="flex size-9 items-center justify-center rounded-full text-white ring-offset-2 ring-offset-surface peer-checked:ring-2 peer-checked:ring-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)"
            >
              {id === themeColor && <Check className="size-4 text-black" />}
            </span>
            {t(id)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
