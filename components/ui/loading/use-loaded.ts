'use client';

import { startTransition, useEffect, useRef, useState } from 'react';

const loadedModules = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads the module before it is rendered: it is there from the first render on. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  loadedModules.set(load, await load());
}

/**
 * The imported module once loaded; undefined until then. `load` must keep its identity: a module it has loaded is
 * available at once on later mounts. `onError` is called if the script does not load; the next mount retries.
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
  // The same component may show another part by now: ignore the outcome of an earlier import.
  return outcome?.load === load ? outcome.module : (loadedModules.get(load) as Module | undefined);
}
