'use client';

import { Download, FileInput, Trash2, Upload } from 'lucide-react';
import {
  type ChangeEvent,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { DataRow } from '@/components/parts/settings/data-row';
import { BackupFolderRow } from '@/components/settings/backup-folder/row';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { useLongWork } from '@/components/ui/loading/use-long-work';
import { WorkProgress } from '@/components/ui/loading/work-progress';
import { saveFile } from '@/components/ui/page/save-text-file';
import { useOnCalendar } from '@/components/ui/page/use-on-calendar';
import { useFormats } from '@/components/ui/use-formats';
import { refused } from '@/lib/result';
import { shiftTotal } from '@/lib/shifts/change/reading-progress';
import { clockTimeOf } from '@/lib/time/clock-time';
import { parseLocalDate } from '@/lib/time/local-date';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { notificationsStore } from '@/stores/app/notifications-store';
import { uiStore } from '@/stores/app/ui-store';
import { requestAsOf } from '@/stores/as-of/as-of-request';
import { askToPersist } from '@/stores/browser-storage/database/ask-to-persist';
import { dropOpenedFile, useOpenedFile } from '@/stores/installed/opened-file';
import { settleAll } from '@/stores/restore/quarantine';
import type { BackupLocation } from '@/stores/restore/read-source';
import { isSealed } from '@/stores/restore/sealed/is-sealed';
import {
  backupFile,
  listRestorePoints,
  planRestore,
  type RestorePlan,
  type RestorePointSummary,
  restorePointSource,
  type StorageFigures,
  storageFigures,
} from '@/stores/restore/your-data';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { UnreadableTexts } from './unreadable-texts';

type WorkKind = 'making' | 'opening';

const RestoreDialog = lazyPart(() => import('./restore-dialog').then((module) => module.RestoreDialog));
const SealedDialog = lazyPart(() => import('./sealed-dialog').then((module) => module.SealedDialog));
const EraseDialog = lazyPart(() => import('./erase-dialog').then((module) => module.EraseDialog));

/** Systems assume the last type for an encrypted backup. */
const ACCEPTED = '.json,application/json,.brigade,application/octet-stream';
const BYTES_PER_MEGABYTE = 1_000_000;
const MAX_FILE_BYTES = 200 * BYTES_PER_MEGABYTE;

/** The data stored on this device, and every way to export, restore and erase the data. */
export function YourDataSection() {
  const t = useTranslations('yourData');
  const headId = useId();
  const [plan, setPlan] = useState<RestorePlan>();
  const [isMove, setIsMove] = useState(false);
  const [sealed, setSealed] = useState<File>();
  const [isErasing, setIsErasing] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const { shown, start, cancel } = useLongWork<WorkKind>();
  const download = useRef<HTMLButtonElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);

  const close = () => {
    plan?.close();
    setPlan(undefined);
    setSealed(undefined);
    setIsErasing(false);
  };

  const refuse = (detail: string) =>
    notificationsStore.notify({
      message: t('refused'),
      detail,
      type: 'error',
      category: 'general',
      act: 'dataRefused',
    });
  const openPlan = async (source: () => Promise<BackupLocation>, isFromSealed = false) => {
    const planned = await start('opening', async (work) => planRestore(await source(), work)).catch(
      (reason) => {
        console.error('Failed to read the backup.', reason);
        return refused({ kind: 'notJson' as const });
      },
    );
    if (!planned) return;
    if (planned.isOk) {
      setPlan(planned.value);
      setIsMove(isFromSealed);
      return;
    }
    const { error } = planned;
    refuse(
      error.kind === 'damaged' && error.position !== undefined
        ? t('damagedAt', { part: error.part, position: error.position })
        : t(error.kind),
    );
  };
  /** Opens a file from the picker, the backup folder, or an app launch. */
  const openFile = async (chosen: File) => {
    // Do not read a file that is too large to be a backup.
    if (await isSealed(chosen)) setSealed(chosen);
    else if (chosen.size > MAX_FILE_BYTES) refuse(t('tooLarge'));
    else await openPlan(async () => ({ blob: chosen, isCompressed: false }));
  };
  const openUnsealed = (backup: BackupLocation) => {
    setSealed(undefined);
    void openPlan(async () => backup, true);
  };
  const opened = useOpenedFile();
  const readOpened = useEffectEvent((given: File) => {
    dropOpenedFile();
    void openFile(given);
  });
  useEffect(() => {
    if (opened) readOpened(opened);
  }, [opened]);
  const takeChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen) void openFile(chosen);
    // Allows choosing the same file again.
    currentTarget.value = '';
  };

  const downloadBackup = async () => {
    try {
      const content = await start('making', backupFile);
      if (!content) return;
      saveFile(`brigade-${uiStore.getState().today}.json`, content);
      settleAll();
    } catch (error) {
      console.error('Failed to create the backup.', error);
      notificationsStore.notify({
        message: t('notMade'),
        detail: t('notMadeDetail'),
        type: 'error',
        category: 'general',
        act: 'dataNotSaved',
      });
    }
  };
  const progressOf = (kind: WorkKind, returnFocusTo: RefObject<HTMLElement | null>) =>
    shown?.kind === kind && (
      <WorkProgress label={t(kind)} percent={shown.percent} onCancel={cancel} returnFocusTo={returnFocusTo} />
    );

  return (
    <section aria-labelledby={headId} className="min-w-0">
      <p role="status" className="sr-only">
        {shown && t(shown.kind)}
      </p>
      <h2 id={headId} className="mb-3 text-md font-semibold">
        {t('title')}
      </h2>
      <div className="flex flex-col divide-y divide-line rounded-popover border border-line-2 bg-surface px-5 py-1 *:py-3.5">
        <StoredHere />
        <UnreadableTexts />
        <DataRow title={t('backup')} hint={t('backupHint')}>
          <Button
            ref={download}
            icon={<Download aria-hidden="true" />}
            isPending={shown?.kind === 'making'}
            onClick={() => void downloadBackup()}
          >
            {t('download')}
          </Button>
        </DataRow>
        {progressOf('making', download)}
        <BackupFolderRow onOpen={openFile} />
        <DataRow title={t('restore')} hint={t('restoreHint')}>
          <Button ref={chooser} icon={<Upload aria-hidden="true" />} onClick={() => file.current?.click()}>
            {t('chooseFile')}
          </Button>
          <input
            ref={file}
            type="file"
            accept={ACCEPTED}
            aria-label={t('chooseFile')}
            tabIndex={-1}
            className="hidden"
            onChange={takeChosen}
          />
        </DataRow>
        {progressOf('opening', chooser)}
        <DataRow title={t('import')} hint={t('importHint')}>
          <Button icon={<FileInput aria-hidden="true" />} onClick={() => openDialog({ name: 'import' })}>
            {t('importShifts')}
          </Button>
        </DataRow>
        <RestorePoints onChoose={(day) => void openPlan(() => restorePointSource(day))} />
        <DataRow title={t('erase')} hint={t('eraseHint')}>
          <Button
            icon={<Trash2 aria-hidden="true" />}
            className="text-danger-text!"
            onClick={() => setIsErasing(true)}
          >
            {t('eraseButton')}
          </Button>
        </DataRow>
      </div>
      {sealed && (
        <SealedDialog
          // Remount for another file, opened meanwhile.
          key={`${sealed.name} ${sealed.size} ${sealed.lastModified}`}
          file={sealed}
          onOpened={openUnsealed}
          onClose={close}
          onMissing={close}
        />
      )}
      {plan && <RestoreDialog plan={plan} isMove={isMove} onClose={close} onMissing={close} />}
      {isErasing && <EraseDialog onClose={close} onMissing={close} />}
    </section>
  );
}

function StoredHere() {
  const t = useTranslations('yourData');
  const formats = useFormats();
  const shiftCount = useSchedule(shiftTotal);
  const [figures, setFigures] = useState<StorageFigures>();
  const look = useCallback(() => {
    storageFigures().then(setFigures, () => setFigures(undefined));
  }, []);
  useEffect(look, [look]);
  const megabytes = (bytes: number) => formats.integer(Math.max(1, Math.round(bytes / BYTES_PER_MEGABYTE)));
  const stored = t('stored', { count: shiftCount });
  const room =
    figures && t('room', { used: megabytes(figures.usedBytes), free: megabytes(figures.freeBytes) });
  const kept = figures && (figures.isPersisted ? t('persisted') : t('notPersisted'));
  return (
    <DataRow title={stored} hint={[room, kept].filter(Boolean).join(' ')}>
      {figures && !figures.isPersisted && (
        <Button onClick={() => void askToPersist().then(look)}>{t('persist')}</Button>
      )}
    </DataRow>
  );
}

/** The restore points of the last month; each opens the same preview as a file. */
function RestorePoints({ onChoose }: { onChoose: (day: string) => void }) {
  const t = useTranslations('yourData');
  const formats = useFormats();
  const [points, setPoints] = useState<readonly RestorePointSummary[]>([]);
  useEffect(() => {
    listRestorePoints().then(setPoints, () => setPoints([]));
  }, []);
  const nameOf = ({ day }: RestorePointSummary) => {
    const date = parseLocalDate(day.slice(0, 10));
    const name = date ? formats.fullDay(date) : day;
    return day.length > 10 ? t('beforeRestore', { day: name }) : name;
  };
  return (
    <div>
      <p className="font-medium">{t('points')}</p>
      <p className="text-xs text-ink-2 phone:text-[13px]">
        {points.length > 0 ? t('pointsHint') : t('noPoints')}
      </p>
      <ul className="max-h-56 overflow-y-auto">
        {points.map((point) => (
          <li key={point.day} className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-2">
            <span className="tnum min-w-0 grow">
              {nameOf(point)}
              <span className="text-ink-2"> · {t('stored', { count: point.shiftCount })}</span>
            </span>
            <ViewRestorePoint point={point} name={nameOf(point)} />
            <Button
              size="sm"
              className="shrink-0 whitespace-nowrap"
              aria-label={t('goBackTo', { day: nameOf(point) })}
              onClick={() => onChoose(point.day)}
            >
              {t('goBack')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LookAtPointProps {
  point: RestorePointSummary;
  /** The name shown in the list. */
  name: string;
}

/** Shows a restore point's schedule in the calendar, where single days can be restored. */
const ViewRestorePoint = withLaterWords(ViewRestorePointInWords);

function ViewRestorePointInWords({ point: { day, at }, name }: LookAtPointProps) {
  const t = useTranslations('asOf');
  const formats = useFormats();
  const zone = zoneOf(useUi((state) => state.timezone));
  const onCalendar = useOnCalendar();
  const report = useContext(LoadFailureContext);
  const look = () => {
    const made = new Date(at);
    const moment = `${formats.fullDay(todayIn(made, zone))}, ${formats.time(clockTimeOf(minuteNow(made, zone)))}`;
    onCalendar(() => {
      const request = requestAsOf();
      import('@/stores/as-of/view-restore-point')
        .then(({ viewRestorePoint }) =>
          viewRestorePoint(day, request, {
            moment,
            refused: { message: t('refused'), detail: t('refusedDetail') },
            unknown: t('unreadable'),
          }),
        )
        .catch(report);
    });
  };
  return (
    <Button
      size="sm"
      className="shrink-0 whitespace-nowrap"
      aria-label={t('lookAt', { day: name })}
      onClick={look}
    >
      {t('look')}
    </Button>
  );
}
