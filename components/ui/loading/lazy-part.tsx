'use client';

import { type ComponentType, type ReactNode, useContext } from 'react';
import { LoadFailureContext } from './load-failure';
import { loadAhead, useLoaded } from './use-loaded';
import { withLaterStyle } from './with-later-style';

interface PlaceProps {
  /** Called if the script does not load, before the failure is reported. */
  onMissing?: ((error: unknown) => void) | undefined;
}

interface LazyPartOptions<Props> {
  /** Shown until the script has loaded, with the part's props. */
  fallback?: ComponentType<Props>;
  /** Reports a failure instead of `LoadFailureContext`. */
  onError?: (error: unknown) => void;
}

export interface LazyPart<Props> {
  (props: Props & PlaceProps): ReactNode;
  /** Preloads the script. A failure is reported only when the part is rendered. */
  preload: () => void;
  /** Loads the script; from then on the part is there in its first render. For prerendered pages, where no effect runs. */
  loadAhead: () => Promise<void>;
}

/**
 * A component whose script loads when it is first rendered; after a failure, loading is retried on the next mount.
 * Unlike `lazy` with `Suspense`, which may delay a part by up to 300 ms so that fallbacks do not flicker, it waits for
 * nothing else.
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
