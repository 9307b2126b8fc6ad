'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '@/lib/i18n/language';
import type { ZoneChoice } from '@/lib/time/zone-choice';
import { notificationsStore, saveSettings, useLanguage, useUi } from '@/stores/app-stores';

interface Regional {
  readonly language: Language;
  readonly timezone: ZoneChoice;
}

interface RegionalDraft extends Regional {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  change(changes: Partial<Regional>): void;
  save(): Promise<void>;
}

const DraftContext = createContext<RegionalDraft | null>(null);

/** Holds the language and the time zone that are chosen and not yet saved, for the whole page. */
export function RegionalDraftProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('settings');
  const errors = useTranslations('errors');
  const language = useLanguage((state) => state.language);
  const timezone = useUi((state) => state.timezone);
  const [changes, setChanges] = useState<Partial<Regional>>({});
  const [isSaving, setIsSaving] = useState(false);
  const [isToTell, setIsToTell] = useState(false);
  const draft = { language, timezone, ...changes };

  // After the next painting, so that the notice speaks the language that was just saved.
  useEffect(() => {
    if (!isToTell) return;
    setIsToTell(false);
    notificationsStore.notify({ message: t('saved'), type: 'success', category: 'general', cue: 'success' });
  }, [isToTell, t]);

  const save = async () => {
    setIsSaving(true);
    try {
      // What could not be stored is told by the banner.
      if (await saveSettings(draft)) setIsToTell(true);
      setChanges({});
    } catch (error) {
      console.error('The language could not be loaded.', error);
      const message = errors('partMissing');
      notificationsStore.notify({ message, type: 'error', category: 'general', cue: 'error' });
    } finally {
      setIsSaving(false);
    }
  };

  const isDirty = draft.language !== language || draft.timezone !== timezone;
  const change = (more: Partial<Regional>) => setChanges((before) => ({ ...before, ...more }));
  return <DraftContext value={{ ...draft, isDirty, isSaving, change, save }}>{children}</DraftContext>;
}

/** The draft of the page. */
export function useRegionalDraft(): RegionalDraft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('The settings stand inside a RegionalDraftProvider.');
  return draft;
}
