'use client';

import { arrow, autoUpdate, flip, type Middleware, offset, shift, useFloating } from '@floating-ui/react';
import { type CSSProperties, useLayoutEffect, useMemo, useState } from 'react';
import type { TutorialPosition } from '@/lib/tutorial/tutorial-steps';

const GAP_PX = 18;
/** Minimum distance between the card and the edges of the window. */
const EDGE_PX = 8;
/** Margin around the target that is not dimmed. */
const SPOT_PX = 5;

/** Passes on the position of the target, so that the bright spot moves with the card. */
const spotMiddleware: Middleware = { name: 'spot', fn: ({ rects }) => ({ data: rects.reference }) };

interface CardPlace {
  readonly cardRef: (element: HTMLElement | null) => void;
  readonly arrowRef: (element: HTMLElement | null) => void;
  readonly cardStyle: CSSProperties;
  readonly spotStyle: CSSProperties;
  readonly arrowStyle: CSSProperties;
  /** The side of the target that the card is on. */
  readonly side: string;
  /** There is no room beside the target: the card covers a part of it. */
  readonly isOverTarget: boolean;
  readonly isPlaced: boolean;
}

/** Positions the card and its pointer beside the target, within the window. */
export function useCardPlace(target: HTMLElement | null, position: TutorialPosition): CardPlace {
  const [arrowElement, arrowRef] = useState<HTMLElement | null>(null);
  const middleware = useMemo(
    () => [
      offset(GAP_PX),
      // The card may shift along the target's edge; only overflow on the other axis changes the side.
      flip({ padding: EDGE_PX, crossAxis: false, fallbackPlacements: ['right', 'left', 'bottom', 'top'] }),
      shift({ padding: EDGE_PX, crossAxis: true }),
      arrow({ element: arrowElement, padding: 18 }),
      spotMiddleware,
    ],
    [arrowElement],
  );
  const { refs, floatingStyles, middlewareData, placement, isPositioned } = useFloating({
    open: target !== null,
    placement: position === 'center' ? 'bottom' : position,
    strategy: 'fixed',
    middleware,
    whileElementsMounted: autoUpdate,
  });
  const { setReference } = refs;
  // Passed in the options, the first target would be used for all steps.
  useLayoutEffect(() => setReference(target), [setReference, target]);
  const side = placement.split('-')[0] ?? 'bottom';
  const isVertical = side === 'top' || side === 'bottom';
  const { shift: shifted, arrow: pointer, spot } = middlewareData;
  return {
    cardRef: refs.setFloating,
    arrowRef,
    cardStyle: floatingStyles,
    spotStyle: {
      left: (spot?.x ?? 0) - SPOT_PX,
      top: (spot?.y ?? 0) - SPOT_PX,
      width: (spot?.width ?? 0) + 2 * SPOT_PX,
      height: (spot?.height ?? 0) + 2 * SPOT_PX,
    },
    arrowStyle: { left: pointer?.x, top: pointer?.y },
    side,
    isOverTarget: Math.abs((isVertical ? shifted?.y : shifted?.x) ?? 0) > 1,
    isPlaced: isPositioned,
  };
}
