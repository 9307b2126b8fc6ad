import { useEffect, useRef } from 'react';
import useSound from 'use-sound';
import { soundUrl } from '@/lib/sound/cue-sound';
import { isBlockedByBrowser } from './open-audio';
import { reportSilence } from './report-silence';

interface LoadedSoundProps {
  name: string;
  volume: number;
  /** Number of requests; each increase plays the sound. */
  times: number;
  onFail: (reason: unknown) => void;
}

/** Plays once loaded and on each further request. */
export function LoadedSound({ name, volume, times, onFail }: LoadedSoundProps) {
  const [play, { sound }] = useSound(soundUrl(name, process.env.NEXT_PUBLIC_BASE_PATH ?? ''), {
    volume,
    interrupt: true,
    onloaderror: (_id: number, reason: unknown) => onFail(reason),
    onplayerror: (_id: number, reason: unknown) => onFail(reason),
  });
  const played = useRef(0);

  useEffect(() => {
    if (!sound || played.current === times) return;
    played.current = times;
    if (isBlockedByBrowser()) reportSilence('The page has not been touched yet.');
    else play();
  }, [sound, times, play]);

  return null;
}
