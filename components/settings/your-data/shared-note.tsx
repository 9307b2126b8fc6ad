'use client';

import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { useIsSharing } from '@/stores/sharing/use-is-sharing';

interface SharedNoteProps {
  act: 'restoreAll' | 'eraseLeaves';
}

/** What an action on all data means for the other devices; renders nothing without sync. */
export function SharedNote(props: SharedNoteProps) {
  if (!useIsSharing()) return null;
  return (
    <LaterWords>
      <Note {...props} />
    </LaterWords>
  );
}

function Note({ act }: SharedNoteProps) {
  const t = useTranslations('sharedDevices');
  return <p className="py-3 font-medium">{t(act)}</p>;
}
