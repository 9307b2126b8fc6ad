import { type Bytes, LARGEST_FRAME, RelayFailure } from '@/lib/sharing/relay';

/** Refuses what is too large before it goes out: a server that gets too much may end the connection instead. */
export function checkSize({ byteLength }: Bytes): void {
  if (byteLength <= LARGEST_FRAME) return;
  throw new RelayFailure('failed', new Error(`${byteLength} bytes are more than ${LARGEST_FRAME}.`));
}
