'use client';

import type { OpenDialog } from '@/stores/ui/dialogs';
import { ConflictsDialog } from './conflicts/conflicts-dialog';
import { ShareDialog } from './sharing/begin/share-dialog';

type SharedDialogOf = Extract<OpenDialog, { name: 'shareSchedule' | 'conflicts' }>;

/** The dialogs about sharing that any page opens. */
export function SharedDialog({ dialog }: { dialog: SharedDialogOf }) {
  if (dialog.name === 'conflicts') return <ConflictsDialog />;
  // Another invitation, opened meanwhile, is another question.
  return <ShareDialog key={dialog.text} text={dialog.text} />;
}
