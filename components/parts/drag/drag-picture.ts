import type { DragTexts } from './drag-texts';
import type { DropTarget, DropWords } from './drop-target';

export type DragMode = 'mouse' | 'touch' | 'keys';

export interface DragPicture {
  moveTo(x: number, y: number): void;
  describe(words: DropWords | undefined, isCopy: boolean): void;
  remove(): void;
}

interface PictureProps {
  dropTarget: DropTarget;
  mode: DragMode;
  card: HTMLElement;
  at: { readonly x: number; readonly y: number };
  texts: DragTexts;
}

/** Parts of a card that are only for the pointer or the focus. */
const TOOLS = 'button, .shift-tools, .shift-details';
const WIDEST_PX = { mouse: 260, touch: 220, keys: 260 } as const;
/** Lifts the picture above the finger, which hides everything below. */
const FINGER_PX = 28;
const WORDS_PX = { width: 290, height: 190 } as const;
const EDGE_PX = 8;

/** An inert copy: lookups find no shift in the copy, and nothing inside is focusable. */
export function copyForDrag(card: HTMLElement): HTMLElement {
  const likeness = card.cloneNode(true);
  if (!(likeness instanceof HTMLElement)) return document.createElement('span');
  for (const tool of likeness.querySelectorAll(TOOLS)) tool.remove();
  for (const element of [likeness, ...likeness.querySelectorAll('*')]) {
    for (const name of ['id', 'data-shift-id', 'tabindex', 'data-dragged', 'aria-label']) {
      element.removeAttribute(name);
    }
  }
  likeness.removeAttribute('data-week-item');
  return likeness;
}

/** One element above everything, with the card's copy and the text. Moving the element causes no layout. */
export function showPicture({ dropTarget, mode, card, at, texts }: PictureProps): DragPicture {
  const box = card.getBoundingClientRect();
  const width = Math.min(box.width, WIDEST_PX[mode]);
  const element = part('div', 'drag-picture');
  element.inert = true;
  element.setAttribute('aria-hidden', 'true');
  element.dataset.mode = mode;
  const words = part('div', 'drag-words');
  if (dropTarget.picture) {
    const likeness = part('div', 'drag-likeness');
    likeness.style.width = `${width}px`;
    likeness.style.height = `${box.height}px`;
    likeness.append(dropTarget.picture);
    element.append(likeness);
    if (dropTarget.count > 1) element.append(part('span', 'drag-count tnum', String(dropTarget.count)));
  }
  element.append(words);
  document.body.append(element);

  // If a wide card was grabbed far to the right, shift the narrower copy under the pointer.
  const grip = {
    x: dropTarget.picture ? Math.min(at.x - box.left, width - EDGE_PX) : -EDGE_PX,
    y: dropTarget.picture ? at.y - box.top : -2 * EDGE_PX,
  };
  const cornerOf = (x: number, y: number) => {
    if (mode === 'mouse') return { left: x - grip.x, top: y - grip.y };
    if (!dropTarget.picture) return { left: x, top: mode === 'touch' ? y - FINGER_PX : y };
    const above = mode === 'touch' ? box.height + FINGER_PX : box.height / 2;
    return { left: Math.max(x - width / 2, EDGE_PX), top: y - above };
  };
  const setOnce = (name: 'words' | 'side', value: string) => {
    if (element.dataset[name] !== value) element.dataset[name] = value;
  };
  return {
    moveTo(x, y) {
      const { left, top } = cornerOf(x, y);
      element.style.transform = `translate3d(${Math.round(left)}px, ${Math.round(top)}px, 0)`;
      const isAbove = mode === 'touch' ? top > WORDS_PX.height : y > window.innerHeight - WORDS_PX.height;
      setOnce('words', isAbove ? 'above' : 'below');
      setOnce('side', left + WORDS_PX.width > window.innerWidth ? 'left' : 'right');
    },
    describe(dropWords, isCopy) {
      element.dataset.verdict = dropWords?.kind ?? 'none';
      element.toggleAttribute('data-copy', isCopy && dropWords !== undefined && dropWords.kind !== 'refused');
      const lines = (dropWords?.sentences ?? []).map(({ text, isHard }) => {
        const line = part('span', 'drag-sentence', text);
        line.dataset.status = isHard ? 'Canceled' : 'Pending';
        return line;
      });
      const quiet = texts.quiet(dropWords?.kind);
      words.replaceChildren(
        part('span', 'drag-place', texts.place(dropWords, isCopy)),
        ...(quiet ? [part('span', 'drag-quiet', quiet)] : []),
        ...lines,
      );
    },
    remove: () => element.remove(),
  };
}

function part(tag: 'div' | 'span', className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
