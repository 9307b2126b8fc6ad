import type { SoundSet } from '@/lib/sound/cue-sound';
import type { Act } from '@/lib/sound/cues';

/** Plays the cue of the act; with `previewSet`, even if sounds are off. */
export type CuePlayer = (act: Act, previewSet?: SoundSet) => void;

const players = new Set<CuePlayer>();

/** Calls the player for every act that has a cue. Returns a function that removes the player. */
export function onCue(play: CuePlayer): () => void {
  players.add(play);
  return () => players.delete(play);
}

export function playCueOf(act: Act): void {
  for (const play of players) play(act);
}

/** Wraps the handler of a switch or a swatch, and plays the cue of a toggle after each call. */
export function withToggleCue<Values extends readonly unknown[]>(
  act: (...values: Values) => void,
): (...values: Values) => void {
  return (...values) => {
    act(...values);
    playCueOf('optionToggled');
  };
}

/** Plays the arrival sound of that set, even if sounds are off. */
export function previewSounds(set: SoundSet): void {
  for (const play of players) play('noticeArrived', set);
}
