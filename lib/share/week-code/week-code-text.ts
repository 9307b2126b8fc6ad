/** Small enough that one input inflates to at most a megabyte before the next is read. */
const INPUT_BYTES = 512;
/** `String.fromCharCode` receives its arguments on the stack, which more bytes could overflow. */
const SPREAD_BYTES = 8192;

const PACKING = 'deflate-raw';

/** URL-safe base64 without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < bytes.length; from += SPREAD_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(from, from + SPREAD_BYTES));
  }
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws if the text is not base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

export function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return collect(inSlices(bytes).pipeThrough(new CompressionStream(PACKING)), Number.POSITIVE_INFINITY);
}

/** Rejects invalid data and more output than `maxBytes`. */
export function inflate(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  return collect(inSlices(bytes).pipeThrough(new DecompressionStream(PACKING)), maxBytes);
}

/**
 * Splits the bytes: a browser inflates a whole chunk regardless of backpressure, so a large chunk could fill
 * the memory.
 */
function inSlices(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let from = 0;
  return new ReadableStream({
    pull(controller) {
      if (from >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(from, from + INPUT_BYTES));
      from += INPUT_BYTES;
    },
  });
}

async function collect(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue;
    length += value.length;
    if (length > maxBytes) {
      // The result of canceling does not matter.
      reader.cancel().catch(() => undefined);
      throw new RangeError('The unpacked data is too large for a week.');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
