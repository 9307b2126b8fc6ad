'use client';

import { type ReactNode, useEffect, useState } from 'react';

interface WhenLoadedProps<Module> {
  /** The import, always the same function: what it gave once is there at once the next time. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
}

const loadedModules = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Shows a heavy part as soon as its script has come. Unlike `lazy` under `Suspense`, which may hold a part back for up
 * to 300 ms so that fallbacks do not flicker, it waits for nothing else.
 */
export function WhenLoaded<Module>({ load, children }: WhenLoadedProps<Module>): ReactNode {
  const [outcome, setOutcome] = useState<{ module?: Module; error?: unknown }>(() =>
    // What was stored under this import is what this import gave.
    loadedModules.has(load) ? { module: loadedModules.get(load) as Module } : {},
  );
  useEffect(() => {
    let isHere = true;
    load().then(
      (module) => {
        loadedModules.set(load, module);
        if (isHere) setOutcome({ module });
      },
      (error: unknown) => {
        if (isHere) setOutcome({ error });
      },
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  if ('error' in outcome) throw outcome.error;
  return outcome.module === undefined ? null : children(outcome.module);
}
