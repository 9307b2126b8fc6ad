import type { SoundSet } from '@/lib/sound/cue-sound';
import type { Act } from '@/lib/sound/cues';

/** With `previewSet` it plays whatever the switches say. */
export type CuePlayer = (act: Act, previewSet?: SoundSet) => void;

const players = new Set<CuePlayer>();

/** Calls the player for every act that has a cue; without one, cues are silent. Returns a function that stops it. */
export function onCue(play: CuePlayer): () => void {
  players.add(play);
  return () => players.delete(play);
}

/** Plays the cue that belongs to an act. */
export function playCueOf(act: Act): void {
  for (const play of players) play(act);
}

/** The act of a switch or a swatch, with the cue of a toggle after it. */
export function withToggleCue<Values extends readonly unknown[]>(
  act: (...values: Values) => void,
): (...values: Values) => void {
  return (...values) => {
    act(...values);
    playCueOf('optionToggled');
  };
}

/** Plays the arrival sound of that set, whatever the switches say. */
export function previewSounds(set: SoundSet): void {
  for (const play of players) play('noticeArrived', set);
}
