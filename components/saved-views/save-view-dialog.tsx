'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { TextField } from '@/components/ui/fields/text-field';
import { findViewByName, MAX_VIEW_NAME_LENGTH } from '@/lib/shifts/views/saved-view';
import { notificationsStore } from '@/stores/app/notifications-store';
import { uiStore } from '@/stores/app/ui-store';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';
import { savedViews } from '@/stores/ui/saved-views';
import { useUi } from '@/stores/ui/use-ui';
import { useViewWords } from './use-view-words';

/** Saves the calendar's view and filters under a name. Replacing an existing name needs a confirmation. */
export function SaveViewDialog() {
  const store = useScheduleStore();
  const t = useTranslations('savedViews');
  const common = useTranslations('common');
  const view = useUi((state) => state.currentView);
  const filter = useUi((state) => state.filter);
  const words = useViewWords();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<{ message: string; replacedId?: string }>();
  const field = useRef<HTMLInputElement>(null);

  const save = () => {
    const typed = name.trim();
    const sameName = findViewByName(uiStore.getState().savedViews, typed);
    if (typed === '') {
      setRefusal({ message: t('nameMissing') });
      notificationsStore.notify({
        message: t('nameMissing'),
        type: 'error',
        category: 'general',
        act: 'viewRefused',
      });
      field.current?.focus();
      return;
    }
    if (sameName && sameName.id !== refusal?.replacedId) {
      setRefusal({ message: t('taken', { name: sameName.name }), replacedId: sameName.id });
      return;
    }
    const id = sameName?.id ?? store.newId();
    const isStored = savedViews.saveView({ id, name: typed, view, filter });
    closeDialog();
    // The banner reports a failed save.
    if (!isStored) return;
    const message = sameName ? t('replaced') : t('saved');
    notificationsStore.notify({
      message,
      detail: typed,
      type: 'success',
      category: 'general',
      act: 'viewSaved',
    });
  };

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('saveTitle')}
      closeLabel={common('close')}
      initialFocusRef={field}
      onSubmit={save}
      footer={
        <FormFooter submitLabel={refusal?.replacedId ? t('replace') : t('save')} onCancel={closeDialog} />
      }
    >
      <div className="flex flex-col gap-5">
        <TextField
          ref={field}
          label={t('name')}
          value={name}
          placeholder={t('namePlaceholder')}
          maxLength={MAX_VIEW_NAME_LENGTH}
          error={refusal?.message}
          autoComplete="off"
          dir="auto"
          onChange={(event) => {
            setRefusal(undefined);
            setName(event.currentTarget.value);
          }}
        />
        <div>
          <p className="text-xs font-medium text-ink-2 phone:text-[13px]">{t('whatIsSaved')}</p>
          <p className="pt-1 wrap-anywhere">{words({ view, filter })}</p>
        </div>
      </div>
    </Dialog>
  );
}
