'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { VIEW_PANEL_ID } from '@/components/calendar/view-panel';
import { DROP_DAY } from '@/components/parts/drag/drop-places';
import { showShift } from '@/components/parts/show-shift';
import { DIALOGS } from '@/components/ui/page/typing-places';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { onUndoneStep, type UndoneStep } from '@/stores/schedule/undone-steps/undone-steps';

/** Announces each undo and redo, however triggered, and moves the focus to the changed shift. */
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

/** The texts load with the first step. Rejects if loading fails. */
async function wordsOf(taken: UndoneStep): Promise<string> {
  const [{ loadNewsWords }, { stepWords }] = await Promise.all([
    import('@/stores/notifications/news-words'),
    import('@/stores/schedule/undone-steps/step-words'),
  ]);
  const words = await loadNewsWords();
  return words ? stepWords(taken, words) : '';
}

const CARD = '[data-shift-id]';
/** The list to search for the next card if the removed card is in no day or person's day. */
const LIST = 'ul, tbody';
const CELL = '[data-grid-cell]';
const DAY_HEAD = '[data-day-head]';
/** Elements that keep the focus: undo and redo buttons, menus that return the focus, and dialogs. */
const STAYING = `[data-history-buttons], [role="menu"], ${DIALOGS}`;
/** While a modal is open, the calendar cannot take the focus. */
const MODAL = '[aria-modal="true"]';

/**
 * Moves the focus to a shift that the step has restored or changed, or to the card next to a removed shift.
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
  // Runs after the task of the step, so that rendering includes all its changes.
  queueMicrotask(() => {
    if (left !== undefined) showShift(left, { takesFocus: true });
    else if (neighbor?.shiftId !== undefined) showShift(neighbor.shiftId, { takesFocus: true });
    else neighbor?.place?.focus();
  });
}

interface TouchedIds {
  readonly all: ReadonlySet<string>;
  /** Ids of the shifts that remain after the step. */
  readonly left: readonly string[];
}

function touchedIds(kind: UndoneStep['kind'], { entries }: ScheduleChange): TouchedIds {
  const shifts = entries.filter((entry) => entry.kind === 'shift');
  const left = shifts.filter(({ before, after }) => (kind === 'undone' ? before : after));
  return { all: new Set(shifts.map(({ id }) => id)), left: left.map(({ id }) => id) };
}

interface Neighbor {
  readonly shiftId?: string | undefined;
  /** The element to focus if the day has no other card. */
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
