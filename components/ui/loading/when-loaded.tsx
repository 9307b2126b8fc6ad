'use client';

import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

interface WhenLoadedProps<Module> {
  /** The import, always the same function: what it gave once is there at once the next time. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
  /** Stands there until the script has come. */
  fallback?: ReactNode;
  /** Told when the script does not come; the part then stays away until it is asked for again. */
  onError: (error: unknown) => void;
}

const loadedModules = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Shows a heavy part as soon as its script has come. Unlike `lazy` under `Suspense`, which may hold a part back for up
 * to 300 ms so that fallbacks do not flicker, it waits for nothing else.
 */
export function WhenLoaded<Module>({
  load,
  children,
  fallback = null,
  onError,
}: WhenLoadedProps<Module>): ReactNode {
  const [outcome, setOutcome] = useState<{ load: () => Promise<Module>; module: Module }>();
  const tellError = useRef(onError);
  useEffect(() => {
    tellError.current = onError;
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
        if (isHere) tellError.current(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  // The same place may show another part by now: what an earlier import gave says nothing of this one.
  const module = outcome?.load === load ? outcome.module : (loadedModules.get(load) as Module | undefined);
  return module === undefined ? fallback : children(module);
}
