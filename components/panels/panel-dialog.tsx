'use client';

import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';

export interface PanelDialogProps {
  title: string;
  titleExtra?: ReactNode;
  actions?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel's dialog; has its own file so that the dialog loads when first needed. */
export function PanelDialog({ title, titleExtra, actions, closeLabel, onClose, children }: PanelDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      titleExtra={titleExtra}
      headerExtra={actions}
      closeLabel={closeLabel}
      size="lg"
    >
      {children}
    </Dialog>
  );
}
