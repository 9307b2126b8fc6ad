/** One of the sentences about a drop. */
interface DropSentence {
  readonly text: string;
  /** Speaks against it whatever else speaks for it. */
  readonly isHard: boolean;
}

/** What a drop at the place where a drag is now would do, in words. */
export interface DropWords {
  /** `same`: nothing; `refused`: nothing either, and why. Warnings stand in nobody's way. */
  readonly kind: 'same' | 'fits' | 'warns' | 'refused';
  /** Which place it is. */
  readonly place: string;
  readonly sentences: readonly DropSentence[];
}

/** A drag as the view in which it goes on understands it: where it can lead, and what is done there. */
export interface DropTarget {
  readonly shiftId: string;
  /** What is dragged, in words. */
  readonly name: string;
  /** How many shifts go along. */
  readonly count: number;
  /** What the pointer carries; nothing where the view shows the way itself. */
  readonly picture: HTMLElement | undefined;
  /** Looks what lies at that point of the window, and says whether it is another place than before. */
  pointAt(x: number, y: number): boolean;
  /** Lets a key lead to another place; says whether the key means anything here. */
  step(event: KeyboardEvent): boolean;
  /** Whether a copy is to be left where it is let go. */
  setCopy(isCopy: boolean): void;
  /** The page has scrolled, or shows others of its places now. */
  refresh(): void;
  /** About the place where it is now; undefined where there is none. */
  words(): DropWords | undefined;
  /** The middle of that place on the screen. */
  middle(): { readonly x: number; readonly y: number } | undefined;
  drop(): void;
  /** Takes away all that the drag has put on the page. */
  end(): void;
}
