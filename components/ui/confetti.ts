/**
 * Throws confetti over the page, unless the person asked for less motion, and gives the way to end it. The library
 * is loaded here, on the first throw.
 */
export function throwConfetti(pieces: number): () => void {
  let end = () => {};
  let isEnded = false;
  void import('canvas-confetti').then(({ default: confetti }) => {
    if (isEnded) return;
    // Drawn by the page itself: a worker of the library's own would be made from a blob, which a strict policy forbids.
    const fire = confetti.create(undefined, {
      resize: true,
      useWorker: false,
      disableForReducedMotion: true,
    });
    end = () => fire.reset();
    void fire({ particleCount: pieces, spread: 100, startVelocity: 38, origin: { y: 0.55 } });
  });
  return () => {
    isEnded = true;
    end();
  };
}
