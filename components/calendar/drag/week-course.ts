import type { DragCourse } from '@/components/parts/drag/drag-course';
import { likenessOf } from '@/components/parts/drag/drag-picture';
import type { DropTexts } from '@/components/parts/drag/use-drop-texts';
import type { DropCheck } from '@/lib/shifts/change/drop-check';
import { dropMoves } from '@/lib/shifts/change/drop-moves';
import { type LocalDate, parseLocalDate } from '@/lib/time/local-date';
import { checkDrop, draggableShift, dropShifts, shiftsDraggedWith } from '@/stores/schedule/shift-drag';
import { CELL, type DropCell, dropCells, keyOf, markCell, neighbourOf, unmarkCells } from './drop-cells';

export interface WeekDragTexts extends DropTexts {
  readonly day: (date: LocalDate) => string;
  readonly personsDay: (person: string, date: LocalDate) => string;
}

/** About the height of a card: so far below its top a tall place is pointed at by the keyboard. */
const REACH_PX = 130;
const LEAST_PX = 110;
const MOST_FROM_BOTTOM_PX = 170;

/** A drag over the days of the week, and over the people where the week stands by them. */
export function weekCourse(card: HTMLElement, texts: WeekDragTexts): DragCourse | undefined {
  const shiftId = card.dataset.shiftId ?? '';
  const grabbed = draggableShift(shiftId);
  const start = card.closest<HTMLElement>(CELL);
  if (!grabbed || !start) return undefined;
  const dragged = shiftsDraggedWith(grabbed);
  const draggedIds = new Set(dragged.map(({ id }) => id));
  const checks = new Map<string, DropCheck>();
  let isCopying = false;
  let target: HTMLElement | undefined = start;
  /** Where the target lies, as long as nothing scrolls: what lies at a point is dear to ask on each move. */
  let targetBox: DOMRect | undefined;

  const movesTo = ({ dataset }: DropCell) => {
    const date = parseLocalDate(dataset.dropDate ?? '');
    const { dropEmployee } = dataset;
    return dropMoves(dragged, grabbed, {
      ...(date ? { date } : {}),
      ...(dropEmployee === undefined ? {} : { employeeName: dropEmployee }),
    });
  };
  const checkOf = (cell: DropCell) => {
    const key = keyOf(cell);
    const known = checks.get(key);
    if (known) return known;
    const check = checkDrop(movesTo(cell), isCopying);
    checks.set(key, check);
    return check;
  };
  const paint = () => {
    for (const cell of dropCells()) {
      const check = checkOf(cell);
      markCell(cell, check.kind, texts.sign(check), cell === target);
    }
    for (const shown of document.querySelectorAll<HTMLElement>(`${CELL} [data-shift-id]`)) {
      const isDragged = draggedIds.has(shown.dataset.shiftId ?? '');
      if (isDragged) shown.dataset.dragged = isCopying ? 'copy' : 'move';
    }
  };
  const aimAt = (cell: HTMLElement | undefined) => {
    if (cell === target) return false;
    target?.removeAttribute('data-drop-target');
    target = cell;
    targetBox = cell?.getBoundingClientRect();
    if (target) target.dataset.dropTarget = '';
    return true;
  };

  return {
    shiftId,
    name: texts.name(dragged),
    count: dragged.length,
    picture: likenessOf(card),
    pointAt(x, y) {
      if (targetBox && isInside(targetBox, x, y)) return false;
      return aimAt(document.elementFromPoint(x, y)?.closest<HTMLElement>(CELL) ?? undefined);
    },
    step({ key }) {
      const next = target && neighbourOf(target, key);
      if (!next || !aimAt(next)) return false;
      // A column of the week is as tall as the week: there is nothing to bring into view.
      if (!next.matches('[data-week-column]')) next.scrollIntoView({ block: 'nearest' });
      return true;
    },
    setCopy(isCopy) {
      isCopying = isCopy;
      checks.clear();
      paint();
    },
    refresh() {
      targetBox = undefined;
      paint();
    },
    words() {
      if (!target) return undefined;
      const date = parseLocalDate(target.dataset.dropDate ?? '') ?? grabbed.date;
      const { dropEmployee } = target.dataset;
      const place =
        dropEmployee === undefined ? texts.day(date) : texts.personsDay(texts.person(dropEmployee), date);
      return texts.words(checkOf(target), place);
    },
    middle() {
      if (!target) return undefined;
      const { left, top, width, height } = target.getBoundingClientRect();
      const y = top + Math.min(height / 2, REACH_PX);
      const most = window.innerHeight - MOST_FROM_BOTTOM_PX;
      return { x: left + width / 2, y: Math.max(LEAST_PX, Math.min(y, most)) };
    },
    drop() {
      if (target) dropShifts(movesTo(target), isCopying);
    },
    end: unmarkCells,
  };
}

function isInside({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom;
}
