'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { FailureNote } from '@/components/sync/devices/failure-note';
import { AddDeviceDialog } from '@/components/sync/devices/list/add-device-dialog';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { WorkProgress } from '@/components/ui/loading/work-progress';
import { type DeviceInvitation, type ReadInvitation, readInvitation } from '@/lib/sync/invitations';
import { persisted } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { hasSchedule, joinSchedule } from '@/stores/sync/sync';
import { useSync } from '@/stores/sync/use-sync';
import { closeDialog } from '@/stores/ui/dialogs';
import { DeviceNameField, useDeviceName } from './device-name';
import { ShareForm } from './sync-form';
import { useSyncSetup } from './use-sync-setup';

interface ShareDialogProps {
  /** An invitation, or a text that contains an invitation. */
  text?: string | undefined;
}

/** Starts syncing, or joins the schedule of the invitation; then offers to add the next device. */
export const ShareDialog = withLaterWords(Steps);

function Steps({ text }: ShareDialogProps) {
  const t = useTranslations('syncSetup');
  const [isAlready] = useState(persisted.sharing.get);
  const [isShared, setIsShared] = useState(false);
  const [read, setRead] = useState<ReadInvitation | undefined>(
    text === undefined ? { kind: 'none' } : undefined,
  );
  useEffect(() => {
    let isHere = true;
    if (text !== undefined) void readInvitation(text).then((found) => isHere && setRead(found));
    return () => {
      isHere = false;
    };
  }, [text]);
  if (isAlready) return <Answer title={t('alreadyTitle')}>{t('already')}</Answer>;
  if (isShared) return <AddDeviceDialog isFirst onClose={closeDialog} />;
  if (!read) return null;
  if (read.kind === 'device') return <JoinDialog invitation={read.invitation} />;
  if (read.kind === 'newer' || read.kind === 'broken' || read.kind === 'unsupported')
    return <Answer title={t('unreadable')}>{t(read.kind)}</Answer>;
  return (
    <ShareForm
      given={read.kind === 'relay' ? { text: text ?? '', address: read.ticket.address } : undefined}
      onJoin={setRead}
      onShared={() => setIsShared(true)}
    />
  );
}

/** A message without any action. */
function Answer({ title, children }: { title: string; children: string }) {
  const common = useTranslations('common');
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={closeDialog}
      title={title}
      footer={
        <Button size="dialog" variant="primary" onClick={closeDialog}>
          {common('close')}
        </Button>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}

/**
 * Asks before a synced schedule replaces the schedule on this device. Cancel also stops a running download.
 */
function JoinDialog({ invitation }: { invitation: DeviceInvitation }) {
  const t = useTranslations('joinSchedule');
  const common = useTranslations('common');
  const data = useTranslations('yourData');
  const [isReplacing] = useState(hasSchedule);
  const name = useDeviceName();
  const share = useSync(({ status }) => status?.joining ?? 0);
  const { isWorking, failure, start } = useSyncSetup(() => {
    notificationsStore.notify({
      message: t('done'),
      detail: t('doneDetail'),
      type: 'success',
      category: 'general',
    });
    closeDialog();
  });
  const submit = () => {
    if (!isWorking && name.check()) void start(() => joinSchedule(invitation, name.value));
  };
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title', { name: invitation.name })}
      closeLabel={common('close')}
      onSubmit={submit}
      footer={
        <>
          <Button size="dialog" onClick={closeDialog}>
            {common('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="dialog" isPending={isWorking}>
            {t('join')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <p className="text-ink-2">{t('lead')}</p>
          {isReplacing && <p>{t('replaces', { section: data('title') })}</p>}
        </div>
        <DeviceNameField name={name} />
        <p role="status" className="sr-only">
          {isWorking && t('working')}
        </p>
        {isWorking && <WorkProgress label={t('working')} percent={share * 100} />}
        {failure && <FailureNote failure={failure} />}
      </div>
    </Dialog>
  );
}
