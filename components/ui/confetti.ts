import './confetti.css';
import type { Options } from 'canvas-confetti';

/**
 * Does nothing if reduced motion is preferred; returns a function that ends the confetti. `sky` holds the
 * canvas, for content in front of the confetti.
 */
export function throwConfetti(
  pieces: number,
  kind: 'burst' | 'rain',
  sky: HTMLElement = document.body,
): () => void {
  let end = () => {};
  let isEnded = false;
  const thrown = import('canvas-confetti').then(({ default: confetti }) => {
    if (isEnded) return;
    // The library's canvas is exposed to screen readers.
    const canvas = document.createElement('canvas');
    canvas.ariaHidden = 'true';
    canvas.className = 'confetti';
    // Provides the green among the colors.
    canvas.dataset.status = 'Confirmed';
    sky.append(canvas);
    // Drawn on the main thread: the library creates its worker from a blob, which a strict CSP forbids.
    const fire = confetti.create(canvas, {
      resize: true,
      useWorker: false,
      disableForReducedMotion: true,
    });
    end = () => {
      fire.reset();
      canvas.remove();
    };
    const style = getComputedStyle(canvas);
    const colors = confettiColors((variable) => style.getPropertyValue(variable));
    const throws = kind === 'rain' ? rain(pieces, colors, Math.random) : burst(pieces, colors);
    const flights = throws.map((options) => Promise.resolve(fire(options)));
    void Promise.all(flights).then(() => canvas.remove());
  });
  // Offline without the library: no confetti.
  thrown.catch(() => {});
  return () => {
    isEnded = true;
    end();
  };
}

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
function withColors(colors: readonly string[]): Options {
  return colors.length > 0 ? { colors: [...colors] } : {};
}

/** One throw per piece, evenly across the page's width. `random` as `Math.random`. */
export function rain(pieces: number, colors: readonly string[], random: () => number): readonly Options[] {
  return Array.from({ length: pieces }, (_, piece) => ({
    particleCount: 1,
    // A throw begins with its first color, so each throw gets a single color.
    ...withColors(colors.slice(piece % Math.max(colors.length, 1)).slice(0, 1)),
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
    { particleCount: pieces, ...withColors(colors), spread: 100, startVelocity: 38, origin: { y: 0.55 } },
  ];
}
