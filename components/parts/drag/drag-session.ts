import { flushSync } from 'react-dom';
import { type DragMode, type DragPicture, showPicture } from './drag-picture';
import type { DragTexts } from './drag-texts';
import { sayOfDrag } from './drag-voice';
import type { DropTarget } from './drop-target';

/** A drag that goes on, whoever leads it. */
export interface DragSession {
  readonly dropTarget: DropTarget;
  moveTo(x: number, y: number): void;
  /** Lets a key lead it; says whether the key means anything here. */
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
  /** The keys that lead it, told at its begin by the keyboard. */
  keys: string;
}

/** Begins a drag. No element of React's is moved and no state of React's changes until it is let go. */
export function beginDrag({ dropTarget, mode, card, at, isCopy, texts, keys }: SessionProps): DragSession {
  const root = document.documentElement;
  const picture: DragPicture = showPicture({ dropTarget, mode, card, at, texts });
  let last = at;
  let isCopying = false;
  let isOver = false;
  let frame = 0;

  const say = (text: string) => sayOfDrag(text, card.isConnected ? card : document.body);
  const tell = () => {
    const words = dropTarget.words();
    picture.tell(words, isCopying);
    return texts.told(words, isCopying);
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
      else if (dropTarget.pointAt(last.x, last.y)) say(tell());
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
  const words = tell();
  say(mode === 'keys' ? texts.pickedUp(dropTarget, keys) : words);

  const session: DragSession = {
    dropTarget,
    moveTo(x, y) {
      if (isOver) return;
      goTo(x, y);
      if (dropTarget.pointAt(x, y)) say(tell());
    },
    step(event) {
      if (isOver || !dropTarget.step(event)) return false;
      follow();
      say(tell());
      return true;
    },
    setCopy(next) {
      if (isOver || next === isCopying) return;
      isCopying = next;
      dropTarget.setCopy(next);
      say(tell());
    },
    drop() {
      if (isOver) return;
      const told = dropTarget.words();
      end();
      if (!told) return say(texts.putBack(dropTarget));
      if (told.kind !== 'same') flushSync(() => dropTarget.drop());
      if (told.kind === 'same') say(texts.putBack(dropTarget));
      else if (told.kind !== 'refused') say(texts.dropped(dropTarget, told));
    },
    cancel() {
      if (isOver) return;
      end();
      say(texts.putBack(dropTarget));
    },
  };
  if (isCopy) session.setCopy(true);
  return session;
}
