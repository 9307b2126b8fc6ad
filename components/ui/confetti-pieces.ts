import type { Options } from 'canvas-confetti';

/** The chosen theme colour, and the edges of roles and of a status: the colours that the page has anyway. */
const OWN_COLOR = '--base';
const OTHER_COLORS = ['--purple-edge', '--status-edge', '--red-edge', '--yellow-edge'] as const;
/** Of the chosen colour in its light tint, the rest is white. */
const TINT = 0.42;
const HEX = /^#[0-9a-f]{6}$/i;

/** The colours of confetti: the chosen theme colour, its tint, and the page's own others. `read` gives the value of a CSS variable. */
export function confettiColors(read: (variable: string) => string): string[] {
  const [own, ...others] = [OWN_COLOR, ...OTHER_COLORS].map((variable) => read(variable).trim());
  const tint = own && HEX.test(own) ? [own, lightened(own)] : [];
  return [...new Set([...tint, ...others.filter((color) => HEX.test(color))])];
}

function lightened(color: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const light = channels.map((channel) => Math.round(255 - (255 - channel) * TINT));
  return `#${light.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Frames that a piece lives and fades; at 60 a second they outlast the celebration. */
const RAIN_FRAMES = 480;

/**
 * Pieces that fall over the whole page, one throw each: evenly across its width, from above its edge, the later ones
 * from higher up, each at its own speed. `random` as `Math.random`.
 */
export function rain(pieces: number, random: () => number): readonly Options[] {
  return Array.from({ length: pieces }, (_, piece) => ({
    particleCount: 1,
    origin: { x: (piece + random()) / pieces, y: -0.02 - 0.9 * random() },
    angle: 270,
    spread: 40,
    startVelocity: 4 + 6 * random(),
    // Three times as many pixels a frame: a page of 900 px takes three to six seconds.
    gravity: 0.8 + 0.8 * random(),
    drift: random() - 0.5,
    scalar: 0.6 + 0.4 * random(),
    ticks: RAIN_FRAMES,
  }));
}

/** Pieces thrown up from the middle of the page at once. */
export function burst(pieces: number): readonly Options[] {
  return [{ particleCount: pieces, spread: 100, startVelocity: 38, origin: { y: 0.55 } }];
}
