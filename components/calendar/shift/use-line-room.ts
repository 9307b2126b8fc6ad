'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { useSidebarPx } from '@/components/calendar/toolbar/use-is-narrower-than';

type Part = keyof typeof WEIGHTS;

/** Font weights, as in the style sheet of the dense card. */
const WEIGHTS = { name: 520, time: 420 };
const SIZE = '12px';

/**
 * Measures the texts of dense lines in px, caching each. Infinite while the font is loading, or if there is no canvas.
 * Digits are measured as zeros, because times use tabular figures.
 */
function createTextMeasure(): (text: string, part: Part) => number {
  const known = { name: new Map<string, number>(), time: new Map<string, number>() };
  let pen: CanvasRenderingContext2D | null | undefined;
  let [family, webFont] = ['', ''];
  return (text, part) => {
    const before = known[part].get(text);
    if (before !== undefined) return before;
    if (pen === undefined) {
      pen = document.createElement('canvas').getContext('2d');
      family = getComputedStyle(document.body).fontFamily;
      // The fallback is a local font: on a computer without it, a check of the whole list never succeeds.
      [webFont = ''] = family.split(',');
    }
    const font = `${WEIGHTS[part]} ${SIZE}`;
    if (!pen || !document.fonts.check(`${font} ${webFont}`, text)) return Number.POSITIVE_INFINITY;
    pen.font = `${font} ${family}`;
    pen.fontKerning = 'none';
    const { width } = pen.measureText(part === 'time' ? text.replace(/\d/g, '0') : text);
    known[part].set(text, width);
    return width;
  };
}

const DAYS = 7;
/** A wide scrollbar; if there is none, a few more names than necessary are clipped. */
const SCROLLBAR_PX = 17;
/** Width in addition to texts and icons: column edge, padding of list and card, gap, rounding. */
const AROUND_TEXTS_PX = 28;
/** While the window is resized, lines are rechecked each time the column changes by this many px. */
const STEP_PX = 4;

/** Whether the name of a line may not fit next to its time and `signsPx` of icons. */
export type MayCut = (name: string, time: string, signsPx: number) => boolean;

const widthOf = createTextMeasure();

/** Clips every name, because no width is known or the font has special spacing. */
const ALWAYS: MayCut = () => true;

/**
 * Decides which names in the week's columns to clip. Hundreds of clipped boxes slow down every frame, so names that fit
 * are not clipped. Uses the window's width, because reading the page's would force another layout.
 */
export function useLineRoom(isDense: boolean, isDyslexic: boolean): MayCut {
  const sidebarPx = useSidebarPx();
  const isMeasured = isDense && !isDyslexic;
  // Constant if nothing is measured, so that nothing renders while the window is resized.
  const columnPx = useSyncExternalStore(
    onResize,
    () => (isMeasured ? steppedColumn(window.innerWidth - sidebarPx) : 0),
    () => 0,
  );
  return useMemo(() => {
    const roomPx = columnPx - AROUND_TEXTS_PX;
    if (roomPx <= 0) return ALWAYS;
    return (name, time, signsPx) => widthOf(name, 'name') + widthOf(time, 'time') + signsPx > roomPx;
  }, [columnPx]);
}

const steppedColumn = (weekPx: number) => Math.floor((weekPx - SCROLLBAR_PX) / DAYS / STEP_PX) * STEP_PX;

function onResize(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}
