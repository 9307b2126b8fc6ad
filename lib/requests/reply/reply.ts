import type { Language } from '@/lib/i18n/language';
import type { Asked } from '@/lib/requests/asked';
import type { LinkIdentity } from '@/lib/requests/links/link-identity';

export interface Reply extends LinkIdentity {
  readonly name: string;
  /** The language for answers. */
  readonly language: Language;
  /** Epoch milliseconds of the phone's clock, whole minutes. */
  readonly madeAt: number;
  readonly asked: readonly Asked[];
}

/** Limits far above any reply that a person sends. */
export const REPLY_LIMITS = {
  asked: 20,
  nameCharacters: 200,
  /** After decompression. */
  textBytes: 32_768,
  codeCharacters: 16_384,
} as const;
