import type { Language } from '@/lib/i18n/language';
import type { Asked } from '@/lib/requests/asked';
import type { LinkIdentity } from '@/lib/requests/links/link-identity';

/** Everything that one person sends back at once. */
export interface Reply extends LinkIdentity {
  /** As the link has it, or as it was typed. */
  readonly name: string;
  /** In which the person wants to be answered. */
  readonly language: Language;
  /** By the phone's clock: epoch milliseconds, whole minutes. */
  readonly madeAt: number;
  /** At least one. */
  readonly asked: readonly Asked[];
}

/** Limits of one reply: more than anybody asks for at once. */
export const REPLY_LIMITS = {
  asked: 20,
  nameCharacters: 200,
  /** Of the packed texts, unpacked. */
  textBytes: 32_768,
  /** Of the code behind the version. */
  codeCharacters: 16_384,
} as const;
