/** A sentence about a drop. */
interface DropSentence {
  readonly text: string;
  /** Whether it blocks the drop. */
  readonly isHard: boolean;
}

/** What a drop at the drag's current place would do, in words. */
export interface DropWords {
  /** `same`: changes nothing; `refused`: blocked, with the reason. `warns` does not block. */
  readonly kind: 'same' | 'fits' | 'warns' | 'refused';
  /** The place in words. */
  readonly place: string;
  readonly sentences: readonly DropSentence[];
}

/** A drag as its view understands it: where it can go, and what a drop there does. */
export interface DropTarget {
  readonly shiftId: string;
  /** The dragged shifts, in words. */
  readonly name: string;
  /** The number of dragged shifts. */
  readonly count: number;
  /** The element under the pointer; undefined if the view shows the drag itself. */
  readonly picture: HTMLElement | undefined;
  /** What is said at its end, where nothing was picked up that could be put back. */
  readonly outcome?: { readonly canceled: string; readonly done: (place: string) => string };
  /** Finds the place at that point of the window, and returns whether it changed. */
  pointAt(x: number, y: number): boolean;
  /** Handles a key that changes the place; returns whether it has a meaning here. */
  step(event: KeyboardEvent): boolean;
  /** Whether the drop copies. */
  setCopy(isCopy: boolean): void;
  /** The page has scrolled, or now shows other places. */
  refresh(): void;
  /** About the current place; undefined if there is none. */
  words(): DropWords | undefined;
  /** The centre of that place on the screen. */
  middle(): { readonly x: number; readonly y: number } | undefined;
  drop(): void;
  /** Removes everything that the drag added to the page. */
  end(): void;
}
