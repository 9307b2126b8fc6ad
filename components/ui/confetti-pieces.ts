import type { Options } from 'canvas-confetti';

/** The theme color, and colors that the page already has. */
const OWN_COLOR = '--base';
const OTHER_COLORS = ['--purple-edge', '--status-edge', '--red-edge', '--yellow-edge'] as const;
/** The share of the theme color in its tint; the rest is white. */
const TINT = 0.42;
const HEX = /^#[0-9a-f]{6}$/i;

/** `read` returns the value of a CSS variable. */
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

/** Frames until a piece has faded; at 60 per second longer than the celebration. */
const RAIN_FRAMES = 480;

/** Without colors the library uses its defaults. */
function inColors(colors: readonly string[]): Options {
  return colors.length > 0 ? { colors: [...colors] } : {};
}

/** One throw per piece, evenly across the page's width. `random` as `Math.random`. */
export function rain(pieces: number, colors: readonly string[], random: () => number): readonly Options[] {
  return Array.from({ length: pieces }, (_, piece) => ({
    particleCount: 1,
    // A throw begins with its first color, so each throw has one.
    ...inColors(colors.slice(piece % Math.max(colors.length, 1)).slice(0, 1)),
    origin: { x: (piece + random()) / pieces, y: -0.02 - 0.7 * random() },
    angle: 270,
    spread: 40,
    startVelocity: 15 + 15 * random(),
    // Three times as many pixels per frame: a page of 900 px takes two to four seconds.
    gravity: 1.2 + random(),
    drift: random() - 0.5,
    scalar: 0.9 + 0.4 * random(),
    ticks: RAIN_FRAMES,
  }));
}

export function burst(pieces: number, colors: readonly string[]): readonly Options[] {
  return [
    { particleCount: pieces, ...inColors(colors), spread: 100, startVelocity: 38, origin: { y: 0.55 } },
  ];
}
