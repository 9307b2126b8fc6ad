/** The sounds that an act can make (SPEC section 4). */
export type Cue = 'click' | 'success' | 'error' | 'notification' | 'complete' | 'toggle' | 'delete';

type CuePlayer = (cue: Cue) => void;

let player: CuePlayer = () => {};

/** Sets who plays the cues. Until then they are silent. */
export function setCuePlayer(play: CuePlayer): void {
  player = play;
}

/** Plays the cue of an act. */
export function playCue(cue: Cue): void {
  player(cue);
}
