'use client';

import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { useIsSyncing } from '@/stores/sync/use-is-syncing';

interface SharedNoteProps {
  act: 'restoreAll' | 'eraseLeaves';
}

/** Explains the effect of an action on all data on the other devices; renders nothing without sync. */
export function SyncNote(props: SharedNoteProps) {
  if (!useIsSyncing()) return null;
  return (
    <LaterWords>
      <Note {...props} />
    </LaterWords>
  );
}

function Note({ act }: SharedNoteProps) {
  const t = useTranslations('syncDevices');
  return <p className="py-3 font-medium">{t(act)}</p>;
}
