'use client';

import { type ComponentType, type ReactNode, useContext } from 'react';
import { LoadFailureContext } from './load-failure';
import { loadAhead, useLoaded } from './use-loaded';
import { withLaterStyle } from './with-later-style';

interface PlaceProps {
  /** Called on a load failure, before the failure is reported. */
  onMissing?: ((error: unknown) => void) | undefined;
}

interface LazyPartOptions<Props> {
  fallback?: ComponentType<Props>;
  /** Reports a failure instead of `LoadFailureContext`. */
  onError?: (error: unknown) => void;
}

export interface LazyPart<Props> {
  (props: Props & PlaceProps): ReactNode;
  /** Reports a failure only when the part is rendered. */
  preload: () => void;
  /** Loads the script for the first render of prerendered pages, where no effect runs. */
  loadAhead: () => Promise<void>;
}

/**
 * A component whose script loads on the first render; a failed load is retried on the next mount. `lazy` with
 * `Suspense` may delay a part by up to 300 ms to avoid flicker; `lazyPart` does not.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const loadStyled = withLaterStyle(load);
  return Object.assign(
    (props: Props & PlaceProps) => <LazyPlace load={loadStyled} options={options} partProps={props} />,
    { preload: () => void loadStyled().catch(() => {}), loadAhead: () => loadAhead(loadStyled) },
  );
}

interface LazyPlaceProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  options: LazyPartOptions<Props>;
  partProps: Props & PlaceProps;
}

function LazyPlace<Props extends object>({
  load,
  options: { fallback: Fallback, onError },
  partProps,
}: LazyPlaceProps<Props>): ReactNode {
  const report = useContext(LoadFailureContext);
  const Part = useLoaded(load, (error) => {
    partProps.onMissing?.(error);
    (onError ?? report)(error);
  });
  if (Part) return <Part {...partProps} />;
  return Fallback && <Fallback {...partProps} />;
}
