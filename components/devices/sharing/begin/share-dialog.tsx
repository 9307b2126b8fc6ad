'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddDeviceDialog } from '@/components/devices/sharing/list/add-device-dialog';
import { LaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { type ReadInvitation, readInvitation } from '@/lib/sharing/invitations';
import { persisted } from '@/stores/app/gateway';
import { closeDialog } from '@/stores/ui/dialogs';
import { JoinDialog } from './join-dialog';
import { ShareForm } from './share-form';

interface ShareDialogProps {
  /** An invitation, or a text around one. */
  text?: string | undefined;
}

/** Begins to share, or joins the schedule of the invitation; then the next device can be added at once. */
export function ShareDialog(props: ShareDialogProps) {
  return (
    <LaterWords>
      <Steps {...props} />
    </LaterWords>
  );
}

function Steps({ text }: ShareDialogProps) {
  const t = useTranslations('shareSetup');
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

/** What is to be said where there is nothing to do. */
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
