'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '@/lib/i18n/language';
import type { WeekStart } from '@/lib/time/week';
import type { ZoneChoice } from '@/lib/time/zone-choice';
import { notificationsStore } from '@/stores/app/notifications-store';
import { saveSettings } from '@/stores/preferences/save-settings';
import { useLanguage } from '@/stores/preferences/use-language';
import { useUi } from '@/stores/ui/use-ui';

interface Regional {
  readonly language: Language;
  readonly timezone: ZoneChoice;
  readonly weekStart: WeekStart;
}

interface RegionalDraft extends Regional {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  change(changes: Partial<Regional>): void;
  /** Applies the draft; false when that failed. */
  save(): Promise<boolean>;
}

const DraftContext = createContext<RegionalDraft | null>(null);

/** Provides the chosen but unsaved language, time zone and start of the week to the page. */
export function RegionalDraftProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('settings');
  const errors = useTranslations('errors');
  const language = useLanguage((state) => state.language);
  const timezone = useUi((state) => state.timezone);
  const weekStart = useUi((state) => state.weekStart);
  const [changes, setChanges] = useState<Partial<Regional>>({});
  const [isSaving, setIsSaving] = useState(false);
  /** Called once the notice is shown: leaving the page earlier would unmount this component, which sends it. */
  const [unreported, setUnreported] = useState<() => void>();
  const draft = { language, timezone, weekStart, ...changes };

  // In an effect, after the next render, so that the notice is in the newly saved language.
  useEffect(() => {
    if (!unreported) return;
    setUnreported(undefined);
    notificationsStore.notify({
      message: t('saved'),
      type: 'success',
      category: 'general',
      act: 'settingsSaved',
    });
    unreported();
  }, [unreported, t]);

  const save = async () => {
    setIsSaving(true);
    try {
      // The banner reports a failed save.
      if (await saveSettings({ language, timezone, ...changes }))
        await new Promise<void>((resolve) => setUnreported(() => resolve));
      setChanges({});
      return true;
    } catch (error) {
      console.error('The language could not be loaded.', error);
      const message = errors('partMissing');
      notificationsStore.notify({ message, type: 'error', category: 'general', act: 'partMissing' });
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  const isDirty = draft.language !== language || draft.timezone !== timezone || draft.weekStart !== weekStart;
  const change = (more: Partial<Regional>) => setChanges((before) => ({ ...before, ...more }));
  return <DraftContext value={{ ...draft, isDirty, isSaving, change, save }}>{children}</DraftContext>;
}

/** The draft of the page. */
export function useRegionalDraft(): RegionalDraft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('The settings stand inside a RegionalDraftProvider.');
  return draft;
}
