'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import type { Language } from '@/lib/i18n/language';
import type { ZoneChoice } from '@/lib/time/zone-choice';
import { notificationsStore } from '@/stores/app/notifications-store';
import { offerUndo } from '@/stores/notifications/offered-undo';
import { restoreSettings, saveSettings } from '@/stores/preferences/save-settings';
import { useLanguage } from '@/stores/preferences/use-language';
import { useUi } from '@/stores/ui/use-ui';

interface Regional {
  readonly language: Language;
  readonly timezone: ZoneChoice;
}

interface RegionalDraft extends Regional {
  /** A choice could not be saved, and can be retried. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Saves at once, and notifies with Undo. */
  change(changes: Partial<Regional>): void;
  /** Saves the choices, and notifies even if all were saved before; returns false if saving failed. */
  save(): Promise<boolean>;
}

interface Saved {
  /** The previous values of the changed settings; undefined for the Save Settings button. */
  readonly before: Partial<Regional> | undefined;
  readonly onReported: () => void;
}

const DraftContext = createContext<RegionalDraft | null>(null);

/** Provides the chosen language and time zone to the page, and saves each choice at once. */
export function RegionalDraftProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('settings');
  const errors = useTranslations('errors');
  const language = useLanguage((state) => state.language);
  const timezone = useUi((state) => state.timezone);
  const current: Regional = { language, timezone };
  const [changes, setChanges] = useState<Partial<Regional>>({});
  const [savingCount, setSavingCount] = useState(0);
  /**
   * Cleared once the notification is shown: this component sends the notification, and leaving the page earlier would
   * unmount it.
   */
  const [unreported, setUnreported] = useState<readonly Saved[]>([]);
  const draft = { ...current, ...changes };

  // Runs in an effect after the next render, so that the notification is in the newly saved language.
  useEffect(() => {
    if (unreported.length === 0) return;
    setUnreported([]);
    for (const { before, onReported } of unreported) {
      notificationsStore.notify({
        message: t('saved'),
        ...(before && {
          detail: keysOf(before)
            .map((key) => t(key))
            .join(', '),
          changeId: offerUndo(() => void restoreSettings(before)),
        }),
        type: 'success',
        category: 'general',
        act: 'settingsSaved',
      });
      onReported();
    }
  }, [unreported, t]);

  const store = async (next: Regional, before?: Partial<Regional>) => {
    setSavingCount((count) => count + 1);
    try {
      // The banner reports a failed save.
      if (await saveSettings(next)) {
        await new Promise<void>((onReported) => setUnreported((all) => [...all, { before, onReported }]));
      }
      // Keep choices made meanwhile.
      setChanges((latest) => omitEqual(latest, next));
      return true;
    } catch (error) {
      console.error('Failed to load the language.', error);
      const message = errors('partMissing');
      notificationsStore.notify({ message, type: 'error', category: 'general', act: 'partMissing' });
      return false;
    } finally {
      setSavingCount((count) => count - 1);
    }
  };

  const change = (more: Partial<Regional>) => {
    const changed = keysOf(more).filter((key) => more[key] !== draft[key]);
    if (changed.length === 0) return;
    setChanges((latest) => ({ ...latest, ...more }));
    // An earlier failed save must not prevent this save.
    void store({ ...current, ...more }, Object.fromEntries(changed.map((key) => [key, current[key]])));
  };

  const isDirty = keysOf(current).some((key) => draft[key] !== current[key]);
  const isSaving = savingCount > 0;
  const save = () => store(draft);
  return <DraftContext value={{ ...draft, isDirty, isSaving, change, save }}>{children}</DraftContext>;
}

function keysOf(settings: Partial<Regional>): readonly (keyof Regional)[] {
  return (['language', 'timezone'] as const).filter((key) => settings[key] !== undefined);
}

function omitEqual(changes: Partial<Regional>, saved: Regional): Partial<Regional> {
  const left = keysOf(changes).filter((key) => changes[key] !== saved[key]);
  return Object.fromEntries(left.map((key) => [key, changes[key]]));
}

export function useRegionalDraft(): RegionalDraft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('useRegionalDraft must be used within a RegionalDraftProvider.');
  return draft;
}

/**
 * The Save Settings button of the specification. Every choice is saved at once, so the button only confirms
 * the choices. After a failed save, the button has a mark and retries.
 */
export function SaveSettings() {
  const t = useTranslations('settings');
  const { isDirty, isSaving, save } = useRegionalDraft();
  return (
    <>
      <span role="status" className="flex items-center gap-2 text-ink-2 not-empty:pr-3">
        {isDirty && !isSaving && (
          <>
            <span aria-hidden="true" className="unpublished-dot" />
            {t('unsaved')}
          </>
        )}
      </span>
      <Button variant="primary" isPending={isSaving} onClick={() => void save()}>
        {t('save')}
      </Button>
    </>
  );
}
