'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { notificationsStore } from '@/stores/app/notifications-store';
import { renameDevice } from '@/stores/sync/sync';

const MAX_NAME_LENGTH = 40;

interface RenameDialogProps {
  name: string;
  onClose: () => void;
}

export function RenameDialog({ name, onClose }: RenameDialogProps) {
  const t = useTranslations('syncDevices');
  const setup = useTranslations('syncSetup');
  const common = useTranslations('common');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const [isMissing, setIsMissing] = useState(false);
  const rename = async () => {
    const wanted = typed.trim();
    if (wanted === '') {
      setIsMissing(true);
      field.current?.focus();
      return;
    }
    onClose();
    if (wanted === name) return;
    try {
      await renameDevice(wanted);
    } catch (error) {
      console.error('Failed to rename the device.', error);
      notificationsStore.notify({ message: t('notRenamed'), type: 'error', category: 'general' });
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('rename')}
      closeLabel={common('close')}
      initialFocusRef={field}
      onSubmit={() => void rename()}
      footer={
        <>
          <Button size="dialog" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="dialog">
            {common('save')}
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label={t('renameField')}
        hint={setup('deviceHint')}
        value={typed}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        error={isMissing ? setup('nameless') : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setIsMissing(false);
          setTyped(event.currentTarget.value);
        }}
      />
    </Dialog>
  );
}
