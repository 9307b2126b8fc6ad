'use client';

import { type ComponentType, type ReactNode, useContext } from 'react';
import { LoadFailureContext } from './load-failure';
import { useLoaded } from './use-loaded';
import { withLaterStyle } from './with-later-style';

interface PlaceProps {
  /** What the place itself does when the script does not come, before the failure is reported. */
  onMissing?: ((error: unknown) => void) | undefined;
}

interface LazyPartOptions<Props> {
  /** Stands there until the script has come; it is given the part's props. */
  fallback?: ComponentType<Props>;
  /** Reports a failure in place of `LoadFailureContext`. */
  onError?: (error: unknown) => void;
}

export interface LazyPart<Props> {
  (props: Props & PlaceProps): ReactNode;
  /** Fetches the script ahead. A failure is reported when the part itself is shown. */
  preload: () => void;
}

/**
 * A heavy part as a component of its own props: its script is loaded when it is first shown, and asked for again the
 * next time where it did not come. Unlike `lazy` under `Suspense`, which may hold a part back for up to 300 ms so that
 * fallbacks do not flicker, it waits for nothing else.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const loadStyled = withLaterStyle(load);
  return Object.assign(
    (props: Props & PlaceProps) => <LazyPlace load={loadStyled} options={options} partProps={props} />,
    { preload: () => void loadStyled().catch(() => {}) },
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
