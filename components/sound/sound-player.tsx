'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { type CueSound, soundOfCue } from '@/lib/sound/cue-sound';
import { CUE_OF } from '@/lib/sound/cues';
import { notificationsStore } from '@/stores/app/notifications-store';
import { uiStore } from '@/stores/app/ui-store';
import { onCue } from '@/stores/notifications/cue-port';
import { reportSilence } from './report-silence';

/** A requested sound; `times` counts the requests. */
interface RequestedSound extends CueSound {
  readonly times: number;
}

const LoadedSound = lazyPart(
  async () => {
    const [sounds, { openAudio }] = await Promise.all([import('./loaded-sound'), import('./open-audio')]);
    openAudio();
    return sounds.LoadedSound;
  },
  { onError: reportSilence },
);

function withSound(requested: readonly RequestedSound[], sound: CueSound): readonly RequestedSound[] {
  const before = requested.find(({ name }) => name === sound.name);
  const others = requested.filter(({ name }) => name !== sound.name);
  return [...others, { ...sound, times: (before?.times ?? 0) + 1 }];
}

/** Plays the cues. The audio library loads for the first cue, and each sound when first played. */
export function SoundPlayer() {
  const [requested, setRequested] = useState<readonly RequestedSound[]>([]);

  useEffect(
    () =>
      onCue((act, previewSet) => {
        const { sound: preferences } = notificationsStore.getState().preferences;
        const hasEffects = uiStore.getState().soundEffects;
        const sound = soundOfCue(CUE_OF[act], { hasEffects, preferences, previewSet });
        if (sound) setRequested((before) => withSound(before, sound));
      }),
    [],
  );

  return requested.map(({ name, volume, times }) => {
    // Drop a failed sound, so that the next cue retries.
    const dropSound = () => setRequested((before) => before.filter((sound) => sound.name !== name));
    return (
      <LoadedSound
        key={name}
        name={name}
        volume={volume}
        times={times}
        onFail={(reason) => {
          reportSilence(reason);
          dropSound();
        }}
        onMissing={dropSound}
      />
    );
  });
}
