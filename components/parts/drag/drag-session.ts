import { flushSync } from 'react-dom';
import { type DragMode, type DragPicture, showPicture } from './drag-picture';
import type { DragTexts } from './drag-texts';
import type { DropTarget } from './drop-target';

export interface DragSession {
  readonly dropTarget: DropTarget;
  moveTo(x: number, y: number): void;
  /** Handles a key press; returns whether the key has a meaning. */
  step(event: KeyboardEvent): boolean;
  setCopy(isCopy: boolean): void;
  drop(): void;
  cancel(): void;
}

interface SessionProps {
  dropTarget: DropTarget;
  mode: DragMode;
  card: HTMLElement;
  at: { readonly x: number; readonly y: number };
  isCopy: boolean;
  texts: DragTexts;
  keys: string;
}

/** Until the drop, no React-owned element moves and no React state changes. */
export function beginDrag({ dropTarget, mode, card, at, isCopy, texts, keys }: SessionProps): DragSession {
  const root = document.documentElement;
  const picture: DragPicture = showPicture({ dropTarget, mode, card, at, texts });
  let last = at;
  let isCopying = false;
  let isOver = false;
  let frame = 0;

  const announceText = (text: string) => announceDrag(text, card.isConnected ? card : document.body);
  const showWords = () => {
    const words = dropTarget.words();
    picture.describe(words, isCopying);
    return texts.announcement(words, isCopying);
  };
  const goTo = (x: number, y: number) => {
    last = { x, y };
    picture.moveTo(x, y);
  };
  const follow = () => {
    const middle = dropTarget.middle();
    if (middle) goTo(middle.x, middle.y);
  };
  const onScroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      dropTarget.refresh();
      if (mode === 'keys') follow();
      else if (dropTarget.pointAt(last.x, last.y)) announceText(showWords());
    });
  };
  const end = () => {
    isOver = true;
    cancelAnimationFrame(frame);
    document.removeEventListener('scroll', onScroll, { capture: true });
    delete root.dataset.dragging;
    picture.remove();
    dropTarget.end();
  };

  root.dataset.dragging = mode;
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  dropTarget.refresh();
  if (mode === 'keys') follow();
  else {
    dropTarget.pointAt(at.x, at.y);
    goTo(at.x, at.y);
  }
  const announcement = showWords();
  announceText(mode === 'keys' ? texts.pickedUp(dropTarget, keys) : announcement);

  const session: DragSession = {
    dropTarget,
    moveTo(x, y) {
      if (isOver) return;
      goTo(x, y);
      if (dropTarget.pointAt(x, y)) announceText(showWords());
    },
    step(event) {
      if (isOver || !dropTarget.step(event)) return false;
      follow();
      announceText(showWords());
      return true;
    },
    setCopy(next) {
      if (isOver || next === isCopying) return;
      isCopying = next;
      dropTarget.setCopy(next);
      announceText(showWords());
    },
    drop() {
      if (isOver) return;
      const dropWords = dropTarget.words();
      end();
      if (!dropWords) return announceText(texts.putBack(dropTarget));
      if (dropWords.kind !== 'same') flushSync(() => dropTarget.drop());
      if (dropWords.kind === 'same') announceText(texts.putBack(dropTarget));
      else if (dropWords.kind !== 'refused') announceText(texts.dropped(dropTarget, dropWords));
    },
    cancel() {
      if (isOver) return;
      end();
      announceText(texts.putBack(dropTarget));
    },
  };
  if (isCopy) session.setCopy(true);
  return session;
}

let region: HTMLElement | undefined;

/**
 * Announces a drag in the dialog around the card, if any: screen readers ignore content outside an open
 * dialog.
 */
function announceDrag(text: string, around: Element): void {
  const host = around.closest('[role="dialog"]') ?? document.body;
  if (region?.parentElement !== host) {
    region?.remove();
    region = document.createElement('div');
    region.className = 'sr-only';
    region.dataset.dragVoice = '';
    region.setAttribute('role', 'status');
    region.setAttribute('aria-live', 'assertive');
    host.append(region);
  }
  region.textContent = text;
}
