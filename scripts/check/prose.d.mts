interface ProseLine {
  readonly line: number;
  readonly text: string;
}

interface PrivateWord {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

export declare function proseIn(text: string, path: string): readonly ProseLine[];

export declare function privateWordsIn(text: string, path: string): readonly PrivateWord[];
