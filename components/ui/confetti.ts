import './confetti.css';

/**
 * Throws confetti over the page, unless the person asked for less motion, and gives the way to end it. The library
 * is loaded here, on the first throw.
 */
export function throwConfetti(pieces: number): () => void {
  let end = () => {};
  let isEnded = false;
  const isThrown = import('canvas-confetti').then(({ default: confetti }) => {
    if (isEnded) return;
    // A canvas of our own: the library's is said to screen readers as a part of the page.
    const canvas = document.createElement('canvas');
    canvas.ariaHidden = 'true';
    canvas.className = 'confetti';
    document.body.append(canvas);
    // Drawn by the page itself: a worker of the library's own would be made from a blob, which a strict policy forbids.
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
  // Offline and never loaded before: then it is celebrated without.
  isThrown.catch(() => {});
  return () => {
    isEnded = true;
    end();
  };
}
