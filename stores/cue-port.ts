import type { SoundSet } from '@/lib/sound/cue-sound';
import type { Cue } from '@/lib/sound/cues';

export type { Cue };

/** With `previewSet` it is heard whatever the switches say. */
export type CuePlayer = (cue: Cue, previewSet?: SoundSet) => void;

let player: CuePlayer = () => {};

/** Sets who plays the cues. Until then they are silent. */
export function setCuePlayer(play: CuePlayer): void {
  player = play;
}

/** Plays the cue of an act. */
export function playCue(cue: Cue): void {
  player(cue);
}

/** Plays a cue to try it out, whatever the switches say; for `notification`, as the set has it. */
export function previewCue(cue: Cue, set: SoundSet): void {
  player(cue, set);
}
