'use client';

import {
  CloudAlert,
  CloudCheck,
  CloudOff,
  CloudSync,
  Laptop,
  LogOut,
  Pencil,
  QrCode,
  Smartphone,
  Trash2,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { DataRow } from '@/components/parts/settings/data-row';
import { useDayText } from '@/components/parts/use-time-text';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useFormats } from '@/components/ui/use-formats';
import type { RosterEntry } from '@/lib/sync/frames/frame-body';
import { daysBetween } from '@/lib/time/local-date';
import { openConflicts } from '@/stores/sync/sync-store';
import { useSync } from '@/stores/sync/use-sync';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { type StateWords, useStateWords } from './use-state-words';

const AddDeviceDialog = lazyPart(() =>
  import('./list/add-device-dialog').then((module) => module.AddDeviceDialog),
);

const ICONS = { well: CloudCheck, busy: CloudSync, away: CloudOff, ask: CloudAlert } as const;

/** Sync status, the devices, conflicts, and a button to stop syncing. */
export function SyncRows() {
  return (
    <LaterWords fallback={<div className="h-14" />}>
      <Rows />
    </LaterWords>
  );
}

function Rows() {
  const t = useTranslations('syncDevices');
  const state = useStateWords({ withConflicts: false });
  const isOver = useSync(({ status }) => status?.ended === 'removed');
  const isAdmitted = useSync(({ status }) => status !== undefined && status.joining === undefined);
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
  const open = useSync((state) => openConflicts(state).length);
  return (
    <DataRow title={t('title')} hint={open > 0 ? t('count', { count: open }) : t('none')}>
      <Button onClick={() => openDialog({ name: 'conflicts' })}>{t('look')}</Button>
    </DataRow>
  );
}

const LeaveDialog = lazyPart(() => import('./list/leave-dialog').then((module) => module.LeaveDialog));

/** Stops syncing, after a confirmation. */
function LeaveRow() {
  const t = useTranslations('syncDevices');
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <DataRow title={t('leaveRow')} hint={t('leaveHint')}>
      <Button
        icon={<LogOut aria-hidden="true" />}
        className="text-danger-text!"
        onClick={() => setIsAsking(true)}
      >
        {t('leave')}
      </Button>
      {isAsking && <LeaveDialog onClose={close} onMissing={close} />}
    </DataRow>
  );
}

const RenameDialog = lazyPart(() => import('./list/rename-dialog').then((module) => module.RenameDialog));
const RemoveDialog = lazyPart(() => import('./list/remove-dialog').then((module) => module.RemoveDialog));

type Asked = { readonly act: 'rename' | 'remove'; readonly id: string; readonly name: string };

/** Lists this device first. */
function DeviceList() {
  const t = useTranslations('syncDevices');
  const roster = useSync(({ status }) => status?.roster);
  const own = useSync(({ status }) => status?.device);
  const { compareNames } = useFormats();
  const headId = useId();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const devices = Object.entries(roster ?? {}).sort(
    ([id, one], [otherId, other]) =>
      Number(otherId === own) - Number(id === own) || compareNames(one.name, other.name),
  );
  if (devices.length === 0) return null;
  return (
    <div>
      <h3 id={headId} className="font-medium">
        {t('list')}
      </h3>
      {/* When a device is removed, the list takes the focus. */}
      <ul aria-labelledby={headId} tabIndex={-1} className="mt-1 flex flex-col outline-none">
        {devices.map(([id, entry]) => (
          <DeviceRow
            key={id}
            entry={entry}
            isOwn={id === own}
            onAct={(act) => setAsked({ act, id, name: entry.name })}
          />
        ))}
      </ul>
      {asked?.act === 'rename' && <RenameDialog name={asked.name} onClose={close} onMissing={close} />}
      {asked?.act === 'remove' && (
        <RemoveDialog device={asked.id} name={asked.name} onClose={close} onMissing={close} />
      )}
    </div>
  );
}

interface DeviceRowProps {
  entry: RosterEntry;
  isOwn: boolean;
  onAct: (act: Asked['act']) => void;
}

function DeviceRow({ entry: { name, at }, isOwn, onAct }: DeviceRowProps) {
  const t = useTranslations('syncDevices');
  const seen = useSeenWords();
  const Icon = isOwn ? Laptop : Smartphone;
  return (
    <li className="flex min-h-11 items-center gap-3 py-1">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-icon" strokeWidth={1.75} />
      <div className="min-w-0 grow">
        <p className="truncate" dir="auto">
          {name}
        </p>
        <p className="text-xs text-ink-2 phone:text-[13px]">{isOwn ? t('thisDevice') : seen(at)}</p>
      </div>
      {isOwn ? (
        <IconButton
          label={t('rename')}
          className="-mr-1.5"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onAct('rename')}
        />
      ) : (
        <IconButton
          label={t('removeOf', { name })}
          className="-mr-1.5"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onAct('remove')}
        />
      )}
    </li>
  );
}

/** After more days than this, a date is more useful. */
const MAX_DAYS = 30;

/** When a device was last seen; devices announce themselves once a day. */
function useSeenWords(): (at: number) => string {
  const t = useTranslations('syncDevices');
  const formats = useFormats();
  const today = useUi((state) => state.today);
  const dayMade = useDayText(useUi((state) => state.timezone));
  return (at) => {
    const { day } = dayMade(at);
    const ago = daysBetween(day, today);
    if (ago <= 0) return t('today');
    if (ago === 1) return t('yesterday');
    return ago <= MAX_DAYS ? t('days', { count: ago }) : t('on', { day: formats.fullDay(day) });
  };
}
