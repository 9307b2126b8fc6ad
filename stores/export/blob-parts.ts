/** Pieces of so much text are put into one part, in UTF-16 units: one blob of all of it would be a long task. */
const PART_LENGTH = 250_000;

/** A file that is written piece by piece. */
export interface BlobParts {
  add(text: string): void;
  finish(type: string): Blob;
}

/** Gathers texts into a blob; each task copies but a little of them. */
export function createBlobParts(): BlobParts {
  const parts: Blob[] = [];
  let texts: string[] = [];
  let length = 0;
  function close(): void {
    parts.push(new Blob(texts));
    texts = [];
    length = 0;
  }
  return {
    add(text) {
      texts.push(text);
      length += text.length;
      if (length >= PART_LENGTH) close();
    },
    finish(type) {
      close();
      return new Blob(parts, { type });
    },
  };
}
