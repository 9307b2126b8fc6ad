'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';

interface FormFooterProps {
  submitLabel: string;
  onCancel: () => void;
  isDisabled?: boolean;
  /** The submit button's label while the form is being saved; otherwise undefined. */
  pendingLabel?: string | undefined;
}

/**
 * The footer of a form dialog. On a phone there is no Cancel: the sheet closes from its header, and Submit gets the
 * full width.
 */
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
