import type { SoundSet } from '@/lib/sound/cue-sound';
import { type Act, CUE_OF, type Cue } from '@/lib/sound/cues';

/** With `previewSet` it plays whatever the switches say. */
export type CuePlayer = (cue: Cue, previewSet?: SoundSet) => void;

let player: CuePlayer = () => {};

/** Sets the player of the cues. Until then they are silent. */
export function setCuePlayer(play: CuePlayer): void {
  player = play;
}

/** Plays the cue that belongs to an act. */
export function playCueOf(act: Act): void {
  player(CUE_OF[act]);
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
  player(CUE_OF.noticeArrived, set);
}
