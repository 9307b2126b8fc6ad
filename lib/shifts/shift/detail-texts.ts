import type { ShiftDetails } from './shift-details';

/** The words for details, in some language. */
export interface DetailWords {
  readonly onCall: string;
  readonly training: string;
  readonly unpaidBreak: (minutes: number) => string;
  readonly paidBreak: (minutes: number) => string;
}

/** The kind in words; undefined for a regular shift, and for a kind that this build does not know. */
export function kindText(
  { kind }: ShiftDetails,
  words: Pick<DetailWords, 'onCall' | 'training'>,
): string | undefined {
  return kind === 'onCall' || kind === 'training' ? words[kind] : undefined;
}

/** What a shift says beside who works when, in the order in which it is read: station, kind, breaks. */
export function detailTexts(details: ShiftDetails, words: DetailWords): readonly string[] {
  const { station, unpaidBreak, paidBreak } = details;
  const kind = kindText(details, words);
  return [
    ...(station === undefined ? [] : [station]),
    ...(kind === undefined ? [] : [kind]),
    ...(unpaidBreak === undefined ? [] : [words.unpaidBreak(unpaidBreak)]),
    ...(paidBreak === undefined ? [] : [words.paidBreak(paidBreak)]),
  ];
}
