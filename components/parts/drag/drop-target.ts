interface DropSentence {
  readonly text: string;
  readonly isHard: boolean;
}

export interface DropWords {
  /** `same`: changes nothing; `refused`: blocked, with the reason. `warns` does not block. */
  readonly kind: 'same' | 'fits' | 'warns' | 'refused';
  readonly place: string;
  readonly sentences: readonly DropSentence[];
}

export interface DropTarget {
  readonly shiftId: string;
  readonly name: string;
  readonly count: number;
  /** The element that moves with the pointer; undefined if the view shows the drag itself. */
  readonly picture: HTMLElement | undefined;
  /** Announced at the end of a drag that picked up no shift. */
  readonly outcome?: { readonly canceled: string; readonly done: (place: string) => string };
  /** Finds the drop place at a point of the window; returns whether the place changed. */
  pointAt(x: number, y: number): boolean;
  /** Handles a key that changes the place; returns whether the key has a meaning. */
  step(event: KeyboardEvent): boolean;
  setCopy(isCopy: boolean): void;
  refresh(): void;
  /** The texts for the current place; undefined without a place. */
  words(): DropWords | undefined;
  middle(): { readonly x: number; readonly y: number } | undefined;
  drop(): void;
  /** Removes everything that the drag added to the page. */
  end(): void;
}
