import './confetti.css';
import { burst, confettiColors, rain } from './confetti-pieces';

/**
 * Throws confetti over the page unless reduced motion is preferred, and returns a function that ends it. `burst` comes
 * from the middle at once, `rain` falls over the whole page. The library loads on the first throw. `sky` holds the canvas,
 * for what is to stand before it.
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
    // Our own canvas, because the library's is exposed to screen readers.
    const canvas = document.createElement('canvas');
    canvas.ariaHidden = 'true';
    canvas.className = 'confetti';
    // The green among its colours.
    canvas.dataset.status = 'Confirmed';
    sky.append(canvas);
    // Drawn on the main thread: the library's worker is created from a blob, which a strict CSP forbids.
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
  // Offline and never loaded before: no confetti.
  thrown.catch(() => {});
  return () => {
    isEnded = true;
    end();
  };
}
