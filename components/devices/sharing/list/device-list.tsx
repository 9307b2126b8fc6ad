'use client';

import { Laptop, Pencil, Smartphone, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useFormats } from '@/components/ui/use-formats';
import type { RosterEntry } from '@/lib/sharing/frames/frame-body';
import { useSharing } from '@/stores/sharing/use-sharing';
import { useSeenWords } from './use-seen-words';

const RenameDialog = lazyPart(() => import('./rename-dialog').then((module) => module.RenameDialog));
const RemoveDialog = lazyPart(() => import('./remove-dialog').then((module) => module.RemoveDialog));

type Asked = { readonly act: 'rename' | 'remove'; readonly id: string; readonly name: string };

/** The devices that share the schedule, this one first. */
export function DeviceList() {
  const t = useTranslations('sharedDevices');
  const roster = useSharing(({ status }) => status?.roster);
  const own = useSharing(({ status }) => status?.device);
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
      {/* A device that is removed leaves the focus to the list. */}
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
  const t = useTranslations('sharedDevices');
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
