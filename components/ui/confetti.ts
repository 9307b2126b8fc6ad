import './confetti.css';

/**
 * Throws confetti over the page unless reduced motion is preferred, and returns a function that ends it. The library
 * loads on the first throw.
 */
export function throwConfetti(pieces: number): () => void {
  let end = () => {};
  let isEnded = false;
  const thrown = import('canvas-confetti').then(({ default: confetti }) => {
    if (isEnded) return;
    // Our own canvas, because the library's is exposed to screen readers.
    const canvas = document.createElement('canvas');
    canvas.ariaHidden = 'true';
    canvas.className = 'confetti';
    document.body.append(canvas);
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
    const flight = fire({ particleCount: pieces, spread: 100, startVelocity: 38, origin: { y: 0.55 } });
    void Promise.resolve(flight).then(() => canvas.remove());
  });
  // Offline and never loaded before: no confetti.
  thrown.catch(() => {});
  return () => {
    isEnded = true;
    end();
  };
}
