export interface OpenedShift {
  readonly kind: 'card' | 'menu';
  readonly shiftId: string;
  /** The element that shows the shift; `origin` is the element inside that had the focus. */
  readonly anchor: HTMLElement;
  readonly origin: HTMLElement | null;
  /** The calendar has a selection, the timeline has none. */
  readonly isInCalendar: boolean;
  /** Two timelines can be on the page. */
  readonly timelineId: string | undefined;
  /** Where the card was pressed, in pixels from the left of the window. */
  readonly x?: number;
  /** The position of the right click. */
  readonly at?: { readonly x: number; readonly y: number };
  /** The shift was opened without a pointer. */
  readonly takesFocus: boolean;
}

/** A press that can open a shift: a click, a double click, a right click or a key. */
export type ShiftPress = MouseEvent | KeyboardEvent;

export interface ShiftPressesHandle {
  /** `returnsFocus` puts the focus back on the shift. */
  readonly close: (returnsFocus: boolean) => void;
  /** Handles a press from before the listeners were added. */
  readonly handlePress: (press: ShiftPress) => void;
  readonly stop: () => void;
}
