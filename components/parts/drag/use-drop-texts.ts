'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { useFormats } from '@/components/ui/use-formats';
import { isHardBreak } from '@/lib/rules/rule-break';
import type { DropCheck } from '@/lib/shifts/change/drop-check';
import type { MoveRefusal } from '@/lib/shifts/change/shift-moves';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { DropWords } from './drop-target';
import { useRuleSigns } from './use-rule-signs';

export interface DropTexts {
  readonly name: (shifts: readonly Shift[]) => string;
  /** An empty name means the open shifts. */
  readonly person: (employeeName: string) => string;
  readonly words: (check: DropCheck, place: string) => DropWords;
  /** A word or two for the most severe break; empty without breaks. */
  readonly sign: (check: DropCheck) => string;
}

/** More sentences would hide the page. */
const MAX_SENTENCES = 4;

/** Returns the same object until the language changes. `costOf` is empty if a drop costs nothing. */
export function useDropTexts(
  refused: (refusal: MoveRefusal) => string,
  costOf?: (check: DropCheck) => string,
): DropTexts {
  const t = useTranslations('drag');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const sentence = useRuleSentences();
  const signOfBreak = useRuleSigns();
  return useMemo(() => {
    const who = ({ employeeName }: Shift) => employeeName || calendar('openShift');
    return {
      name: ([first, ...others]) =>
        first && others.length === 0
          ? `${who(first)}, ${formats.timeRange(first.startTime, first.endTime)}`
          : calendar('shiftCount', { count: others.length + 1 }),
      person: (employeeName) => employeeName || calendar('openShifts'),
      words: (check, place) => {
        if (check.kind === 'same') return { kind: 'same', place, sentences: [] };
        if (check.kind === 'refused') {
          return { kind: 'refused', place, sentences: [{ text: refused(check.refusal), isHard: true }] };
        }
        const all = check.shifts.flatMap(({ shift, breaks }) =>
          breaks.map((found) => ({
            text: check.shifts.length > 1 ? `${who(shift)}: ${sentence(found)}` : sentence(found),
            isHard: isHardBreak(found),
          })),
        );
        const rest = all.length - MAX_SENTENCES;
        const sentences = all.slice(0, MAX_SENTENCES);
        if (rest > 0) sentences.push({ text: t('moreWarnings', { count: rest }), isHard: false });
        const cost = costOf?.(check);
        if (cost) sentences.push({ text: cost, isHard: false });
        return { kind: check.kind, place, sentences };
      },
      sign: (check) => {
        if (check.kind === 'same') return '';
        if (check.kind === 'refused') return check.refusal.kind === 'roleMismatch' ? t('sign.role') : '';
        const breaks = check.shifts.flatMap((one) => one.breaks);
        const [gravest] = [...breaks].sort(
          (one, other) => Number(isHardBreak(other)) - Number(isHardBreak(one)),
        );
        if (!gravest) return '';
        return breaks.length === 1 ? signOfBreak(gravest) : `${signOfBreak(gravest)} +${breaks.length - 1}`;
      },
    };
  }, [t, calendar, formats, sentence, signOfBreak, refused, costOf]);
}
