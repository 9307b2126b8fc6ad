'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';

/** Longest reason, in characters. */
const MAX_REASON = 200;

interface IgnoreFormProps {
  onCancel: () => void;
  onIgnore: (reason: string) => void;
}

/** Asks why a problem is none. */
export function IgnoreForm({ onCancel, onIgnore }: IgnoreFormProps) {
  const t = useTranslations('problems');
  const common = useTranslations('common');
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  useEffect(() => field.current?.focus(), []);
  // Escape leaves the question, not the list around it.
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onCancel();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-2 px-2 pb-3"
      onKeyDown={leaveOnEscape}
      onSubmit={(event) => {
        event.preventDefault();
        onIgnore(reason);
      }}
    >
      <TextField
        ref={field}
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        maxLength={MAX_REASON}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button size="sm" variant="soft" type="submit">
          {t('ignore')}
        </Button>
      </div>
    </form>
  );
}
