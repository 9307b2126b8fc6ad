import './confetti.css';
import { burst, confettiColors, rain } from './confetti-pieces';

/**
 * Does nothing if reduced motion is preferred; returns a function that ends it. `sky` holds the canvas, for
 * content in front of the confetti.
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
