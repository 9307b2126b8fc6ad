'use client';

import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '@/components/ui/fields/text-field';
import { PHONE } from '@/components/ui/page/layout-queries';

const MAX_NAME_LENGTH = 40;

interface DeviceName {
  /** The typed name, trimmed. */
  readonly value: string;
  readonly typed: string;
  readonly isMissing: boolean;
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
  /** Whether a name is entered; if not, the field shows an error. */
  readonly check: () => boolean;
}

/** The name of this device, by default its kind. */
export function useDeviceName(): DeviceName {
  const t = useTranslations('syncSetup');
  const [typed, setTyped] = useState(() => t(isPhone() ? 'phone' : 'laptop'));
  const [isMissing, setIsMissing] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const value = typed.trim();
  return {
    value,
    typed,
    isMissing,
    ref,
    type(text) {
      setIsMissing(false);
      setTyped(text);
    },
    check() {
      if (value !== '') return true;
      setIsMissing(true);
      ref.current?.focus();
      return false;
    },
  };
}

/** A small touch screen, in either orientation. */
function isPhone(): boolean {
  const { matches: isCoarse } = window.matchMedia('(pointer: coarse)');
  return isCoarse && (window.matchMedia(PHONE).matches || window.innerHeight < window.innerWidth);
}

export function DeviceNameField({ name }: { name: DeviceName }) {
  const t = useTranslations('syncSetup');
  return (
    <TextField
      ref={name.ref}
      label={t('device')}
      hint={t('deviceHint')}
      value={name.typed}
      maxLength={MAX_NAME_LENGTH}
      autoComplete="off"
      error={name.isMissing ? t('nameless') : undefined}
      onChange={(event) => name.type(event.currentTarget.value)}
    />
  );
}
