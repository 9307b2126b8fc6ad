'use client';

import { Description } from '@headlessui/react';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  subtext?: string | undefined;
  children: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  /** `warning` colors only the icon: confirming is the safe choice. */
  tone: 'danger' | 'warning' | 'primary';
  onCancel: () => void;
  onConfirm: () => void;
  isPending?: boolean | undefined;
  other?: { readonly label: string; readonly onClick: () => void } | undefined;
  closeLabel?: string | undefined;
  icon?: ReactNode;
  extra?: ReactNode;
}

/** For a dangerous action, Cancel has the initial focus; the backdrop and Escape cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  const isDanger = props.tone === 'danger';
  // Three buttons do not fit side by side on a phone.
  const buttonClass = props.other && 'phone:basis-full!';

  const status = { danger: 'Canceled', warning: 'Pending', primary: undefined }[props.tone];
  const icon = props.icon && (
    <span
      aria-hidden="true"
      data-status={status}
      className={
        status
          ? 'inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-status-surface text-status-text contrast:border-2 [&>svg]:size-5'
          : 'inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-fill text-icon contrast:border-2 [&>svg]:size-5'
      }
    >
      {props.icon}
    </span>
  );

  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onCancel}
      role="alertdialog"
      size="sm"
      title={props.title}
      titleIcon={icon}
      subtitle={props.subtext && <p className="text-sm text-ink-2">{props.subtext}</p>}
      closeLabel={props.closeLabel}
      initialFocusRef={isDanger ? cancelRef : confirmRef}
      footer={
        <>
          <Button ref={cancelRef} size="dialog" className={buttonClass} onClick={props.onCancel}>
            {props.cancelLabel}
          </Button>
          {props.other && (
            <Button size="dialog" className={buttonClass} onClick={props.other.onClick}>
              {props.other.label}
            </Button>
          )}
          <Button
            ref={confirmRef}
            size="dialog"
            variant={isDanger ? 'danger' : 'primary'}
            className={buttonClass}
            isPending={props.isPending}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <Description as="div" className="text-sm text-ink">
        {props.children}
      </Description>
      {props.extra && <div className="mt-4">{props.extra}</div>}
    </Dialog>
  );
}
