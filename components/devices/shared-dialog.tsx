'use client';

import type { OpenDialog } from '@/stores/ui/dialogs';
import { ConflictsDialog } from './conflicts/conflicts-dialog';
import { ShareDialog } from './sharing/begin/share-dialog';

type SharedDialogOf = Extract<OpenDialog, { name: 'shareSchedule' | 'conflicts' }>;

export function SharedDialog({ dialog }: { dialog: SharedDialogOf }) {
  if (dialog.name === 'conflicts') return <ConflictsDialog />;
  // Remount for another invitation, opened meanwhile.
  return <ShareDialog key={dialog.text} text={dialog.text} />;
}
