'use client';

import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { copyForDrag } from '@/components/parts/drag/drag-picture';
import {
  markDragged,
  markSign,
  markTarget,
  markVerdict,
  unmarkAll,
} from '@/components/parts/drag/drop-marks';
import { DROP_DAY, dropPlaceOf } from '@/components/parts/drag/drop-places';
import type { DropTarget } from '@/components/parts/drag/drop-target';
import type { DragsProps } from '@/components/parts/drag/lazy-drags';
import { useDrags } from '@/components/parts/drag/use-drags';
import { type DropTexts, useDropTexts } from '@/components/parts/drag/use-drop-texts';
import { useDropCost } from '@/components/parts/money/use-drop-cost';
import { useFormats } from '@/components/ui/use-formats';
import type { DropCheck } from '@/lib/shifts/change/drop-check';
import { dropMoves, type ShiftDropTarget } from '@/lib/shifts/change/drop-moves';
import type { MoveRefusal } from '@/lib/shifts/change/shift-moves';
import type { LocalDate } from '@/lib/time/local-date';
import { payOfDrop } from '@/stores/pay/change-pay';
import { useCurrency } from '@/stores/pay/use-currency';
import { refusedWords } from '@/stores/schedule/move-words';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { createDropPlans, draggableShift, shiftsDraggedWith } from '@/stores/schedule/shift-drag';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { WEEK_CARDS } from './week-cards';

/** Drags shifts between the days of the week and between people. */
export function Drags({ drainHeldStart }: DragsProps) {
  const store = useScheduleStore();
  const refused = useCallback((refusal: MoveRefusal) => refusedWords(store, refusal), [store]);
  const payOf = useCallback((check: DropCheck) => payOfDrop(store, check), [store]);
  const t = useTranslations('drag');
  const formats = useFormats();
  const texts = useDropTexts(refused, useDropCost(payOf, useCurrency()));
  const weekTexts = useMemo(
    () => ({
      ...texts,
      day: formats.longDay,
      personsDay: (person: string, date: Parameters<typeof formats.longDay>[0]) =>
        `${person}, ${formats.weekdayAndShortDay(date)}`,
    }),
    [texts, formats],
  );
  const dropTargetOf = useCallback(
    (card: HTMLElement) => weekDropTarget(store, card, weekTexts),
    [weekTexts, store],
  );
  useDrags({ cards: WEEK_CARDS, dropTargetOf, keys: t('weekKeys'), drainHeldStart });
  return null;
}

interface WeekDragTexts extends DropTexts {
  readonly day: (date: LocalDate) => string;
  readonly personsDay: (person: string, date: LocalDate) => string;
}

/** About the height of a card. A keyboard drag points this far below the top of a tall drop target. */
const REACH_PX = 130;
const MIN_PX = 110;
const MAX_FROM_BOTTOM_PX = 170;

function weekDropTarget(
  store: ScheduleStore,
  card: HTMLElement,
  texts: WeekDragTexts,
): DropTarget | undefined {
  const shiftId = card.dataset.shiftId ?? '';
  const grabbed = draggableShift(store, shiftId);
  const start = card.closest<HTMLElement>(DROP_DAY);
  if (!grabbed || !start) return undefined;
  const dragged = shiftsDraggedWith(store, grabbed);
  const draggedIds = new Set(dragged.map(({ id }) => id));
  const plans = createDropPlans<ShiftDropTarget>(store, {
    keyOf: ({ date, employeeName }) => JSON.stringify([date, employeeName]),
    movesTo: (place) => dropMoves(dragged, grabbed, place),
  });
  let target: HTMLElement | undefined = start;
  /** The visible box, cached until something scrolls: `elementFromPoint` on every move would be slow. */
  let targetBox: Box | undefined;

  const paint = () => {
    for (const cell of dropCells()) {
      const plan = plans.planFor(dropPlaceOf(cell));
      markVerdict(cell, plan.kind);
      markSign(cell, texts.sign(plan));
      markTarget(cell, cell === target);
    }
    for (const shown of document.querySelectorAll<HTMLElement>(WEEK_CARDS)) {
      if (draggedIds.has(shown.dataset.shiftId ?? '')) markDragged(shown, plans.isCopy());
    }
  };
  const aimAt = (cell: HTMLElement | undefined) => {
    if (cell === target) return false;
    if (target) markTarget(target, false);
    target = cell;
    targetBox = cell && visibleBoxOf(cell);
    if (target) markTarget(target, true);
    return true;
  };

  return {
    shiftId,
    name: texts.name(dragged),
    count: dragged.length,
    picture: copyForDrag(card),
    pointAt(x, y) {
      if (targetBox && isInside(targetBox, x, y)) return false;
      return aimAt(document.elementFromPoint(x, y)?.closest<HTMLElement>(DROP_DAY) ?? undefined);
    },
    step({ key }) {
      const next = target && neighbourOf(target, key);
      if (!next || !aimAt(next)) return false;
      // A column is as tall as the week, so it needs no scrolling into view.
      if (!next.matches('[data-week-column]')) next.scrollIntoView({ block: 'nearest' });
      return true;
    },
    setCopy(isCopy) {
      plans.setCopy(isCopy);
      paint();
    },
    refresh() {
      targetBox = undefined;
      paint();
    },
    words() {
      if (!target) return undefined;
      const place = dropPlaceOf(target);
      const { date = grabbed.date, employeeName } = place;
      const name =
        employeeName === undefined ? texts.day(date) : texts.personsDay(texts.person(employeeName), date);
      return texts.words(plans.planFor(place), name);
    },
    middle() {
      if (!target) return undefined;
      const { left, top, width, height } = target.getBoundingClientRect();
      const y = top + Math.min(height / 2, REACH_PX);
      const maxY = window.innerHeight - MAX_FROM_BOTTOM_PX;
      return { x: left + width / 2, y: Math.max(MIN_PX, Math.min(y, maxY)) };
    },
    drop() {
      if (target) plans.drop(dropPlaceOf(target));
    },
    end: unmarkAll,
  };
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

function isInside({ left, right, top, bottom }: Box, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Clips the box to what the scrollers show: the rest may reach below other drop targets, such as a phone's strip. */
function visibleBoxOf(cell: HTMLElement): Box {
  let { left, right, top, bottom }: Box = cell.getBoundingClientRect();
  for (let each = cell.parentElement; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const clip = each.getBoundingClientRect();
    left = Math.max(left, clip.left);
    right = Math.min(right, clip.right);
    top = Math.max(top, clip.top);
    bottom = Math.min(bottom, clip.bottom);
  }
  return { left, right, top, bottom };
}

/** All days to drop on; on a phone, a day is in both the list and the strip. */
function dropCells(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(DROP_DAY));
}

function neighbourOf(cell: HTMLElement, key: string): HTMLElement | undefined {
  const cells = dropCells().map((element) => ({ element, ...dropPlaceOf(element) }));
  const { date, employeeName } = dropPlaceOf(cell);
  const ofPerson = cells.filter((one) => one.employeeName === employeeName);
  const days = [...new Map(ofPerson.map((one) => [one.date ?? '', one.element]))].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const day = days.findIndex(([one]) => one === date);
  const ofDay = cells.filter((one) => one.date === date).map(({ element }) => element);
  const row = ofDay.indexOf(cell);
  switch (key) {
    case 'ArrowLeft':
      return days[day - 1]?.[1];
    case 'ArrowRight':
      return days[day + 1]?.[1];
    case 'Home':
      return days[0]?.[1];
    case 'End':
      return days.at(-1)?.[1];
    case 'ArrowUp':
      return employeeName === undefined ? days[day - 1]?.[1] : ofDay[row - 1];
    case 'ArrowDown':
      return employeeName === undefined ? days[day + 1]?.[1] : ofDay[row + 1];
    default:
      return undefined;
  }
}
