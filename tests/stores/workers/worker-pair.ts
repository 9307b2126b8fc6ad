/** A worker in memory and its scope. Messages are cloned and delivered in a separate task. */
export function workerPair() {
  const page = new EventTarget();
  const inner = new EventTarget();
  let isTerminated = false;

  function deliver(target: EventTarget, message: unknown): void {
    const data: unknown = structuredClone(message);
    setTimeout(() => {
      if (!isTerminated) target.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  const worker: Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'> = {
    addEventListener: page.addEventListener.bind(page),
    postMessage: (message: unknown) => deliver(inner, message),
    terminate() {
      isTerminated = true;
    },
  };
  return {
    worker,
    scope: {
      addEventListener: (type: 'message', listener: (event: MessageEvent) => void) =>
        inner.addEventListener(type, (event) => event instanceof MessageEvent && listener(event)),
      postMessage: (message: unknown) => deliver(page, message),
    },
    /** Fires the error event of a worker that cannot be loaded or throws. */
    breakDown: (message: string) => page.dispatchEvent(Object.assign(new Event('error'), { message })),
    loseAnswer: () => page.dispatchEvent(new Event('messageerror')),
    isTerminated: () => isTerminated,
  };
}
