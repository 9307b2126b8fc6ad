'use client';

import { startTransition, useEffect, useRef, useState } from 'react';

const loadedModules = new WeakMap<() => Promise<unknown>, unknown>();

export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  loadedModules.set(load, await load());
}

/**
 * `load` must keep its identity, so that later mounts have the module at once. `onError` reports a failure;
 * the next mount retries.
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  onError: (error: unknown) => void,
): Module | undefined {
  const [outcome, setOutcome] = useState<{ load: () => Promise<Module>; module: Module }>();
  const handleError = useRef(onError);
  useEffect(() => {
    handleError.current = onError;
  });
  useEffect(() => {
    let isHere = true;
    load().then(
      (module) => {
        loadedModules.set(load, module);
        // A transition renders in slices, so that input is handled meanwhile.
        if (isHere) startTransition(() => setOutcome({ load, module }));
      },
      (error: unknown) => {
        if (isHere) handleError.current(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  // The component may show another part by now: ignore an earlier import.
  return outcome?.load === load ? outcome.module : (loadedModules.get(load) as Module | undefined);
}
