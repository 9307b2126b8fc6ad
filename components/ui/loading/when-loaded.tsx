'use client';

import type { ReactNode } from 'react';
import { useLoaded } from './use-loaded';

interface WhenLoadedProps<Module> {
  /** Always the same function; see `useLoaded`. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
  onError: (error: unknown) => void;
}

/** Shows a part that somebody else says how to load, as soon as its script has come; `lazyPart` is the usual way. */
export function WhenLoaded<Module>({ load, children, onError }: WhenLoadedProps<Module>): ReactNode {
  const module = useLoaded(load, onError);
  return module === undefined ? null : children(module);
}
