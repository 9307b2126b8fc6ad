'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { afterWrongCode, NO_TRIES, opensBy } from '@/lib/kiosk/leave-code';
import { useIdle } from './use-idle';

interface LeaveFormProps {
  /** The hash of the code. */
  kept: string;
  onLeave: () => void;
  onStay: () => void;
}

/** The wrong codes of this visit: they count on when the question is closed and asked again. */
let tries = NO_TRIES;

/** Asks for the code. It closes by itself when nobody types. */
export function LeaveForm({ kept, onLeave, onStay }: LeaveFormProps) {
  const t = useTranslations('kiosk');
  const field = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const [code, setCode] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const [until, setUntil] = useState(waitLeft);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => setUntil(undefined), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  useIdle(onStay);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (until !== undefined) return;
    if (opensBy(kept, code)) {
      tries = NO_TRIES;
      onLeave();
      return;
    }
    tries = afterWrongCode(tries, Date.now());
    setCode('');
    setIsRefused(tries.until === undefined);
    setUntil(tries.until);
    field.current?.focus();
  };
  const refusal = until !== undefined ? 'waitCode' : isRefused ? 'wrongCode' : undefined;
  return (
    <form
      className="kiosk-leave"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onStay();
      }}
    >
      <label>
        {t('code')}
        <input
          ref={field}
          className="kiosk-code focus-ring"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={code}
          aria-invalid={refusal !== undefined}
          aria-describedby={messageId}
          onChange={({ currentTarget }) => setCode(currentTarget.value.replace(/\D/g, ''))}
        />
      </label>
      <button type="submit" className="kiosk-quiet focus-ring" disabled={until !== undefined}>
        {t('leave')}
      </button>
      <button type="button" className="kiosk-quiet focus-ring" onClick={onStay}>
        {t('stay')}
      </button>
      <p id={messageId} role="status" className="kiosk-refusal">
        {refusal && t(refusal)}
      </p>
    </form>
  );
}

/** Until when no code is taken, where that is not over. */
const waitLeft = () => (tries.until !== undefined && tries.until > Date.now() ? tries.until : undefined);
