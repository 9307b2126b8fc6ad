'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { VIEW_PANEL_ID } from '@/components/calendar/view-panel';
import { DROP_DAY } from '@/components/parts/drag/drop-places';
import { showShift } from '@/components/parts/show-shift';
import { DIALOGS } from '@/components/ui/page/typing-places';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { onUndoneStep, type UndoneStep } from '@/stores/schedule/undone-steps/undone-steps';

/** Announces each undo and redo, however triggered, and moves the focus to its result. */
export function StepEcho() {
  const t = useTranslations('shell');
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  useEffect(() => {
    const announceText = (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 }));
    return onUndoneStep((taken) => {
      focusAfterStep(taken);
      wordsOf(taken).then(announceText, () => announceText(t(taken.kind)));
    });
  }, [t]);
  return (
    <p role="status" className="sr-only">
      {/* A new element, so that screen readers repeat the same text. */}
      <span key={announcement.count}>{announcement.text}</span>
    </p>
  );
}

/** The texts load with the first step. Rejects if that fails. */
async function wordsOf(taken: UndoneStep): Promise<string> {
  const [{ loadNewsWords }, { stepWords }] = await Promise.all([
    import('@/stores/notifications/news-words'),
    import('@/stores/schedule/undone-steps/step-words'),
  ]);
  const words = await loadNewsWords();
  return words ? stepWords(taken, words) : '';
}

const CARD = '[data-shift-id]';
/** Looks for the next card in the day or the person's day first, else in the list. */
const LIST = 'ul, tbody';
const CELL = '[data-grid-cell]';
const DAY_HEAD = '[data-day-head]';
/** Where the focus stays: undo and redo buttons, menus that return it, and dialogs. */
const STAYING = `[data-history-buttons], [role="menu"], ${DIALOGS}`;
/** Over one of these, the calendar cannot take the focus. */
const MODAL = '[aria-modal="true"]';

/**
 * Moves the focus to what a step has restored or changed. If the step removed it, moves to the card next to its place.
 * Call before anything re-renders.
 */
function focusAfterStep({ kind, step }: UndoneStep): void {
  const active = document.activeElement;
  const isShown = document.getElementById(VIEW_PANEL_ID) && !document.querySelector(MODAL);
  if (!isShown || active?.closest(STAYING)) return;
  const ids = touchedIds(kind, step);
  if (ids.all.size === 0) return;
  const current = active?.closest<HTMLElement>(CARD)?.dataset.shiftId;
  const left = ids.left.find((id) => id === current) ?? ids.left[0];
  const neighbor = left === undefined ? neighborOf(ids.all) : undefined;
  // What renders now was not changed in the same task.
  queueMicrotask(() => {
    if (left !== undefined) showShift(left, { takesFocus: true });
    else if (neighbor?.shiftId !== undefined) showShift(neighbor.shiftId, { takesFocus: true });
    else neighbor?.place?.focus();
  });
}

interface TouchedIds {
  readonly all: ReadonlySet<string>;
  /** The cards that remain after the step. */
  readonly left: readonly string[];
}

function touchedIds(kind: UndoneStep['kind'], { entries }: ScheduleChange): TouchedIds {
  const shifts = entries.filter((entry) => entry.kind === 'shift');
  const left = shifts.filter(({ before, after }) => (kind === 'undone' ? before : after));
  return { all: new Set(shifts.map(({ id }) => id)), left: left.map(({ id }) => id) };
}

interface Neighbor {
  readonly shiftId?: string | undefined;
  /** For a day without another card. */
  readonly place?: HTMLElement | null | undefined;
}

/** The card after the first removed one, else the card before it; without either, the day's element, else any card. */
function neighborOf(gone: ReadonlySet<string>): Neighbor | undefined {
  const cards = Array.from(document.querySelectorAll<HTMLElement>(CARD));
  const isGone = ({ dataset: { shiftId = '' } }: HTMLElement) => gone.has(shiftId);
  const first = cards.findIndex(isGone);
  const group = cards[first]?.closest<HTMLElement>(DROP_DAY) ?? cards[first]?.closest<HTMLElement>(LIST);
  if (!group) return undefined;
  const after = cards.slice(first).filter((card) => !isGone(card));
  const before = cards.slice(0, first).filter((card) => !isGone(card));
  const isNear = (card: HTMLElement) => group.contains(card);
  const near = after.find(isNear) ?? before.findLast(isNear);
  const place = group.matches(CELL) ? group : group.querySelector<HTMLElement>(DAY_HEAD);
  const card = near ?? (place ? undefined : (after[0] ?? before.at(-1)));
  return { shiftId: card?.dataset.shiftId, place };
}
