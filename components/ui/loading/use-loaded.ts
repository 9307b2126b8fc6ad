'use client';

import { startTransition, useEffect, useRef, useState } from 'react';

const loadedModules = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * What the import gives, as soon as it has come; undefined until then. It is always the same function: what it gave once
 * is there at once the next time. `onError` is called when the script does not come; it is then asked for again where
 * the part is next mounted.
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
        // In slices, so that what is pressed meanwhile need not wait for the whole part.
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
  // The same place may show another part by now: what an earlier import gave says nothing of this one.
  return outcome?.load === load ? outcome.module : (loadedModules.get(load) as Module | undefined);
}
