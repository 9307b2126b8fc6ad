'use client';

import type { OpenDialog } from '@/stores/ui/dialogs';
import { ConflictsDialog } from './conflicts/conflicts-dialog';
import { ShareDialog } from './devices/begin/sync-setup-dialog';

type SyncDialogOf = Extract<OpenDialog, { name: 'setUpSync' | 'conflicts' }>;

export function SyncDialog({ dialog }: { dialog: SyncDialogOf }) {
  if (dialog.name === 'conflicts') return <ConflictsDialog />;
  // Remount for another invitation, opened meanwhile.
  return <ShareDialog key={dialog.text} text={dialog.text} />;
}
