/** @jest-environment jsdom */
import type { DragSession } from '@/components/parts/drag/drag-session';
import { createPointerDrags } from '@/components/parts/drag/pointer-drags';
import { LONG_PRESS_MS } from '@/lib/timing';

const FRAME_MS = 16;

let list: HTMLElement;
let card: HTMLElement;
let acts: string[];
let drags: ReturnType<typeof createPointerDrags>;
let isDraggable: boolean;

const session = {
  moveTo: (x: number, y: number) => acts.push(`move ${x} ${y}`),
  setCopy: (isCopy: boolean) => isCopy && acts.push('copy'),
  drop: () => acts.push('drop'),
  cancel: () => acts.push('cancel'),
} as unknown as DragSession;

/** jsdom has no pointer events. */
function eventOf(
  type: string,
  { pointerId = 1, pointerType = 'mouse', ...fields }: PointerEventInit,
): PointerEvent {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...fields });
  return Object.assign(event, { pointerId, pointerType }) as unknown as PointerEvent;
}

function fire(type: string, fields: PointerEventInit = {}): Event {
  const event = eventOf(type, fields);
  card.dispatchEvent(event);
  return event;
}

const boxAt = (top: number) => ({ left: 0, right: 100, top, bottom: top + 100 }) as DOMRect;

function press(pointerType: string): void {
  const event = eventOf('pointerdown', { pointerType, clientX: 50, clientY: 50 });
  card.addEventListener('pointerdown', () => drags.press(card, event), { once: true });
  card.dispatchEvent(event);
}
const moveTo = (clientX: number, clientY: number) => fire('pointermove', { clientX, clientY });

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<ul style="overflow-y: auto"><li></li></ul>';
  list = document.querySelector('ul') ?? document.body;
  card = document.querySelector('li') ?? document.body;
  list.getBoundingClientRect = () => boxAt(0);
  document.elementFromPoint = () => card;
  document.body.setPointerCapture = () => {};
  acts = [];
  isDraggable = true;
  drags = createPointerDrags(
    (_card, { clientX, clientY }) => {
      acts.push(`begin ${clientX} ${clientY}`);
      return isDraggable ? session : undefined;
    },
    () => acts.push('end'),
  );
});
afterEach(() => {
  drags.cancel();
  jest.useRealTimers();
});

test('starts a drag when a mouse moves more than 5 px, and drops at the point of release', () => {
  press('mouse');
  moveTo(53, 54);
  expect(acts).toEqual([]);
  moveTo(54, 54);
  expect(acts).toEqual(['begin 50 50']);
  jest.advanceTimersByTime(FRAME_MS);
  moveTo(70, 50);
  fire('pointerup', { clientX: 72, clientY: 50, altKey: true });
  expect(acts).toEqual(['begin 50 50', 'move 54 54', 'end', 'copy', 'move 72 50', 'drop']);
  moveTo(90, 50);
  jest.advanceTimersByTime(FRAME_MS);
  expect(acts).toHaveLength(6);
});

test('does not suppress the click when the press is released before a drag starts', () => {
  press('mouse');
  fire('pointerup', { clientX: 50, clientY: 50 });
  expect(fire('click', { detail: 1 }).defaultPrevented).toBe(false);
  moveTo(90, 50);
  expect(acts).toEqual([]);
});

test('suppresses clicks and scrolling during a drag until the next press', () => {
  press('touch');
  jest.advanceTimersByTime(LONG_PRESS_MS);
  expect(fire('touchmove').defaultPrevented).toBe(true);
  expect(fire('contextmenu').defaultPrevented).toBe(true);
  fire('pointerup', { clientX: 50, clientY: 50 });
  expect(fire('touchmove').defaultPrevented).toBe(false);
  expect(fire('touchend').defaultPrevented).toBe(true);
  expect(fire('click', { detail: 1 }).defaultPrevented).toBe(true);
  expect(fire('click', { detail: 0 }).defaultPrevented).toBe(false);
  press('mouse');
  expect(fire('click', { detail: 1 }).defaultPrevented).toBe(false);
});

test('starts a drag when a finger rests, and lets the page scroll when it moves more than 8 px', () => {
  press('touch');
  moveTo(58, 50);
  jest.advanceTimersByTime(LONG_PRESS_MS);
  expect(acts).toEqual(['begin 50 50']);
  drags.cancel();
  acts = [];
  press('touch');
  moveTo(59, 50);
  jest.advanceTimersByTime(LONG_PRESS_MS);
  moveTo(90, 50);
  expect(acts).toEqual([]);
});

test.each([
  ['the browser takes the pointer away', () => fire('pointercancel')],
  ['it is canceled', () => drags.cancel()],
])('cancels the drag when %s', (_when, stop) => {
  press('mouse');
  moveTo(60, 50);
  stop();
  fire('pointerup', { clientX: 60, clientY: 50 });
  expect(acts).toEqual(['begin 50 50', 'end', 'cancel']);
});

test('ignores another pointer during a drag', () => {
  press('mouse');
  moveTo(60, 50);
  jest.advanceTimersByTime(FRAME_MS);
  acts = [];
  fire('pointermove', { pointerId: 2, clientX: 10, clientY: 10 });
  fire('pointerup', { pointerId: 2, clientX: 10, clientY: 10 });
  jest.advanceTimersByTime(FRAME_MS);
  expect(acts).toEqual([]);
});

test('ends the press when the card cannot be dragged', () => {
  isDraggable = false;
  press('mouse');
  moveTo(60, 50);
  moveTo(70, 50);
  expect(acts).toEqual(['begin 50 50']);
  expect(fire('click', { detail: 1 }).defaultPrevented).toBe(false);
});

test('scrolls faster the closer the pointer gets to an edge, and beyond the edge', () => {
  press('mouse');
  moveTo(50, 56);
  jest.advanceTimersByTime(FRAME_MS);
  expect(list.scrollTop).toBe(0);
  moveTo(50, 94);
  jest.advanceTimersByTime(FRAME_MS);
  expect(list.scrollTop).toBe(9);
  moveTo(50, 106);
  jest.advanceTimersByTime(FRAME_MS);
  expect(list.scrollTop).toBe(36);
  // Scrolling goes on while the pointer rests.
  jest.advanceTimersByTime(FRAME_MS);
  expect(list.scrollTop).toBe(63);
  moveTo(50, 50);
  jest.advanceTimersByTime(FRAME_MS);
  expect(list.scrollTop).toBe(63);
});

test('does not scroll when the card was picked up at the edge', () => {
  list.getBoundingClientRect = () => boxAt(45);
  list.scrollTop = 40;
  press('mouse');
  moveTo(50, 56);
  moveTo(60, 56);
  jest.advanceTimersByTime(FRAME_MS * 2);
  expect(list.scrollTop).toBe(40);
});
