import type { SoundSet } from '@/lib/sound/cue-sound';
import { type Act, CUE_OF, type Cue } from '@/lib/sound/cues';

/** With `previewSet` it is heard whatever the switches say. */
export type CuePlayer = (cue: Cue, previewSet?: SoundSet) => void;

let player: CuePlayer = () => {};

/** Sets who plays the cues. Until then they are silent. */
export function setCuePlayer(play: CuePlayer): void {
  player = play;
}

/** Plays the cue that belongs to an act. */
export function playCueOf(act: Act): void {
  player(CUE_OF[act]);
}

/** Plays what is heard when a notice arrives, as the set has it, whatever the switches say. */
export function previewSounds(set: SoundSet): void {
  player(CUE_OF.noticeArrived, set);
}
