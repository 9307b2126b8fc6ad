import type { ShiftDetails } from './shift-details';

/** Localized words for the details. */
export interface DetailWords {
  readonly onCall: string;
  readonly training: string;
  readonly unpaidBreak: (minutes: number) => string;
  readonly paidBreak: (minutes: number) => string;
}

/** Undefined for a regular shift and for a kind unknown to this build. */
export function kindText(
  { kind }: ShiftDetails,
  words: Pick<DetailWords, 'onCall' | 'training'>,
): string | undefined {
  return kind === 'onCall' || kind === 'training' ? words[kind] : undefined;
}

/** The station, kind and breaks as texts, in display order. */
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
