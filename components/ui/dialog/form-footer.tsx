'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';

interface FormFooterProps {
  submitLabel: string;
  onCancel: () => void;
  isDisabled?: boolean;
  /** What the button says while the form is being saved; left out while it is not. */
  pendingLabel?: string | undefined;
}

/** The foot of a dialog that is a form. On a phone the sheet is closed by its own head, and the submit has all the room. */
export function FormFooter({ submitLabel, onCancel, isDisabled = false, pendingLabel }: FormFooterProps) {
  const common = useTranslations('common');
  return (
    <>
      <Button variant="ghost" size="dialog" className="phone:hidden" onClick={onCancel}>
        {common('cancel')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        size="dialog"
        className="phone:grow"
        disabled={isDisabled}
        isPending={pendingLabel !== undefined}
        pendingLabel={pendingLabel}
      >
        {submitLabel}
      </Button>
    </>
  );
}
