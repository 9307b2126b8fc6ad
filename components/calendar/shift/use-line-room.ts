'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { useSidebarPx } from '@/components/calendar/toolbar/use-is-narrower-than';

type Part = keyof typeof WEIGHTS;

/** As in the style sheet of the dense card. */
const WEIGHTS = { name: 520, time: 420 };
const SIZE = '12px';

/**
 * Measures the texts of dense lines in px; each text once. Infinite while the font is on its way, or where there is no
 * canvas. Digits are measured as zeros, because those of a time are of one width.
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
/** A wide one; where there is none, a few names more are clipped. */
const SCROLLBAR_PX = 17;
/** Beside texts and signs of a line: the edge of the column, the padding of list and card, the gap, what is rounded. */
const AROUND_TEXTS_PX = 28;
/** While a window is drawn to another width the lines are looked at again once in so many px of a column. */
const STEP_PX = 4;

/** Whether the name of a line may not fit beside its time and so many px of signs. */
export type MayCut = (name: string, time: string, signsPx: number) => boolean;

const widthOf = createTextMeasure();

/** Every name: where nothing is known, or in a font with spacing of its own. */
const ALWAYS: MayCut = () => true;

/**
 * Says which names of the week's columns have to be clipped. Hundreds of clipped boxes cost every frame of the page, so
 * those that fit have none. By the width of the window: reading that of the page would lay it out once more.
 */
export function useLineRoom(isDense: boolean, isDyslexic: boolean): MayCut {
  const sidebarPx = useSidebarPx();
  const isMeasured = isDense && !isDyslexic;
  // The same for every width where nothing is measured, so that nothing renders while the window is drawn.
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

/** The least width of a column of a week that is so many px wide. */
const steppedColumn = (weekPx: number) => Math.floor((weekPx - SCROLLBAR_PX) / DAYS / STEP_PX) * STEP_PX;

function onResize(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}
