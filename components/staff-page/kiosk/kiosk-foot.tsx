'use client';

import { Maximize, Minimize } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageChoice } from '@/components/staff-page/language-choice';
import { useFormats } from '@/components/ui/use-formats';
import type { Language } from '@/lib/i18n/language';
import { afterWrongCode, matchesExitCode, NO_ATTEMPTS } from '@/lib/kiosk/exit-code';
import type { SharedWeek } from '@/lib/share/shared-week';
import { clockTimeOf } from '@/lib/time/clock-time';
import { deviceZone } from '@/lib/time/wall-clock';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { cityName } from '@/lib/time/zone-choice';
import { KIOSK_RETURN_MS } from '@/lib/timing';

interface KioskFootProps {
  /** Absent if no week is known. */
  week: SharedWeek | undefined;
  leave: string | undefined;
  language: Language;
  onLanguage: (language: Language) => void;
  onLeave: () => void;
}

/** Shows when the data was published, the language, full screen, and the way out. */
export function KioskFoot({ week, leave, language, onLanguage, onLeave }: KioskFootProps) {
  const t = useTranslations('kiosk');
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <footer className="kiosk-foot">
      {week && <Published week={week} />}
      {isLeaving && leave !== undefined ? (
        <LeaveForm kept={leave} onLeave={onLeave} onStay={() => setIsLeaving(false)} />
      ) : (
        <div className="kiosk-tools">
          <LanguageChoice value={language} onChange={onLanguage} />
          <FullScreen />
          <button
            type="button"
            className="kiosk-quiet focus-ring"
            onClick={() => (leave === undefined ? onLeave() : setIsLeaving(true))}
          >
            {t('leave')}
          </button>
        </div>
      )}
    </footer>
  );
}

function Published({ week: { publishedAt, zone } }: { week: SharedWeek }) {
  const t = useTranslations('staffPage');
  const formats = useFormats();
  const at = new Date(publishedAt);
  const when = `${formats.weekdayDay(todayIn(at, zone))}, ${formats.time(clockTimeOf(minuteNow(at, zone)))}`;
  return (
    <p className="kiosk-published tnum">
      {t('published', { when })}
      {deviceZone() !== zone && <span> {t('zone', { city: cityName(zone) })}</span>}
    </p>
  );
}

function followFullScreen(act: () => void): () => void {
  document.addEventListener('fullscreenchange', act);
  return () => document.removeEventListener('fullscreenchange', act);
}

/** Renders nothing if the browser has no full screen, or already shows the page in full screen. */
function FullScreen() {
  const t = useTranslations('kiosk');
  const isFull = useSyncExternalStore(
    followFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (!document.fullscreenEnabled) return null;
  const turn = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <button
      type="button"
      className="kiosk-quiet focus-ring"
      onClick={() =>
        void turn().catch((error: unknown) => console.info('Failed to enter full screen.', error))
      }
    >
      {isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      {t(isFull ? 'leaveFullScreen' : 'fullScreen')}
    </button>
  );
}

interface LeaveFormProps {
  /** The hash of the code. */
  kept: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Wrong codes of this visit; not reset when the form is closed and opened again. */
let tries = NO_ATTEMPTS;

/** Asks for the code. Closes automatically when idle. */
function LeaveForm({ kept, onLeave, onStay }: LeaveFormProps) {
  const t = useTranslations('kiosk');
  const field = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const [code, setCode] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const [until, setUntil] = useState(blockedUntil);
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
    if (matchesExitCode(kept, code)) {
      tries = NO_ATTEMPTS;
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

/** The time until which codes are rejected; undefined if codes are accepted. */
const blockedUntil = () => (tries.until !== undefined && tries.until > Date.now() ? tries.until : undefined);

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls `act` once nobody has touched the screen for a while. */
export function useIdle(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), KIOSK_RETURN_MS);
    };
    wait();
    for (const touch of TOUCHES) window.addEventListener(touch, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) window.removeEventListener(touch, wait);
    };
  }, []);
}
