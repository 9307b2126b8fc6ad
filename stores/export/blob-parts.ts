/** Minimum length of a part, in UTF-16 units. Creating one blob from all the text would be a long task. */
const PART_LENGTH = 250_000;

export interface BlobParts {
  add(text: string): void;
  finish(type: string): Blob;
}

/** Each task copies only a few of the texts. */
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
