'use client';

import { CloudAlert, CloudCheck, CloudOff, CloudSync, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { DataRow } from '@/components/parts/settings/data-row';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { openConflicts } from '@/stores/sharing/sharing-store';
import { useSharing } from '@/stores/sharing/use-sharing';
import { openDialog } from '@/stores/ui/dialogs';
import { DeviceList } from './list/device-list';
import { LeaveRow } from './list/leave-row';
import { type StateWords, useStateWords } from './use-state-words';

const AddDeviceDialog = lazyPart(() =>
  import('./list/add-device-dialog').then((module) => module.AddDeviceDialog),
);

const ICONS = { well: CloudCheck, busy: CloudSync, away: CloudOff, ask: CloudAlert } as const;

/** How sharing stands, the devices that take part, what two people have changed, and the way out. */
export function SharedRows() {
  return (
    <LaterWords fallback={<div className="h-14" />}>
      <Rows />
    </LaterWords>
  );
}

function Rows() {
  const t = useTranslations('sharedDevices');
  const state = useStateWords({ withConflicts: false });
  const isOver = useSharing(({ status }) => status?.ended === 'removed');
  const isAdmitted = useSharing(({ status }) => status !== undefined && status.joining === undefined);
  const [isAdding, setIsAdding] = useState(false);
  const close = () => setIsAdding(false);
  if (isOver) {
    return (
      <>
        <DataRow title={state.text} hint={state.hint}>
          {null}
        </DataRow>
        <ConflictsRow />
        <LeaveRow />
      </>
    );
  }
  return (
    <>
      <DataRow title={t('title')} hint={<StateLine state={state} />}>
        <Button icon={<QrCode aria-hidden="true" />} disabled={!isAdmitted} onClick={() => setIsAdding(true)}>
          <AddLabel />
        </Button>
        {isAdding && <AddDeviceDialog onClose={close} onMissing={close} />}
      </DataRow>
      <DeviceList />
      <ConflictsRow />
      <LeaveRow />
    </>
  );
}

function AddLabel() {
  return useTranslations('addDevice')('title');
}

function StateLine({ state: { tone, text, hint } }: { state: StateWords }) {
  const Icon = ICONS[tone];
  return (
    <>
      <span
        role="status"
        data-status={tone === 'ask' ? 'Pending' : undefined}
        className="flex items-start gap-1.5"
      >
        <Icon aria-hidden="true" className="mt-px size-3.5 shrink-0 in-data-status:text-status-text" />
        {text}
      </span>
      {hint && <span className="block">{hint}</span>}
    </>
  );
}

function ConflictsRow() {
  const t = useTranslations('conflicts');
  const open = useSharing((state) => openConflicts(state).length);
  return (
    <DataRow title={t('title')} hint={open > 0 ? t('count', { count: open }) : t('none')}>
      <Button onClick={() => openDialog({ name: 'conflicts' })}>{t('look')}</Button>
    </DataRow>
  );
}
