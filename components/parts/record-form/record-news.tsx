'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { useFormats } from '@/components/ui/use-formats';
import { cleanDate } from '@/lib/time/clean-date';
import { parseClockTime } from '@/lib/time/clock-time';
import type { RecordForm } from './use-record-form';

/** `value` is undefined if the draft's value has no words. */
interface FieldWords<Draft> {
  readonly label: string;
  readonly value: (draft: Draft) => string | undefined;
}

interface RecordNewsProps<Draft extends object> {
  record: RecordForm<Draft>;
  /** The words of each field, in the order of the form; excludes companions of another field. */
  words: Readonly<Record<string, FieldWords<Draft>>>;
  onSaveAsNew: () => void;
  onDiscard: () => void;
}

/** A field edited elsewhere; `clash` if the person has to choose a value. */
interface NewsLine {
  readonly field: string;
  readonly label: string;
  readonly theirs: string | undefined;
  readonly clash?: { readonly mine: string | undefined };
}

/** A longer text is not repeated on a button. */
const MAX_BUTTON_LENGTH = 24;

const noteClass = 'flex flex-col gap-2 rounded-control py-2 px-3 text-xs wrap-anywhere phone:text-[13px]';

/** Shows remote changes to the record of an open form, and asks for the decisions needed before saving. */
export function RecordNews<Draft extends object>(props: RecordNewsProps<Draft>) {
  return (
    <LaterWords>
      <News {...props} />
    </LaterWords>
  );
}

function News<Draft extends object>({ record, words, onSaveAsNew, onDiscard }: RecordNewsProps<Draft>) {
  const t = useTranslations('elsewhere');
  const { isGone, isAsking, news, settle } = record;
  const { base, draft, followed, clashes } = record.form;
  const lines = Object.entries(words).flatMap(([field, { label, value }]): readonly NewsLine[] => {
    if (clashes.includes(field))
      return [{ field, label, theirs: value(base), clash: { mine: value(draft) } }];
    return followed.includes(field) ? [{ field, label, theirs: value(base) }] : [];
  });
  return (
    <div ref={news} role="status" className="flex flex-col gap-2">
      {isGone && (
        <div className={classNames(noteClass, 'bg-danger-soft text-danger-text')}>
          <p className="font-semibold">{t('deleted')}</p>
          <Buttons>
            <Button size="sm" onClick={onSaveAsNew}>
              {t('saveAsNew')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onDiscard}>
              {t('discard')}
            </Button>
          </Buttons>
        </div>
      )}
      {!isGone && (
        <div className={classNames(noteClass, 'bg-accent-soft text-accent-ink')}>
          <p className="font-semibold">{t('title')}</p>
          {lines.map((line) =>
            line.clash ? (
              <Clash
                key={line.field}
                line={line}
                mine={line.clash.mine}
                onSettle={(side) => settle(line.field, side)}
              />
            ) : (
              <p key={line.field}>{valueLine(line, t)}</p>
            ),
          )}
          {isAsking && <p className="font-semibold">{t('choose')}</p>}
        </div>
      )}
    </div>
  );
}

interface ClashProps {
  line: NewsLine;
  mine: string | undefined;
  onSettle: (side: 'mine' | 'theirs') => void;
}

function Clash({ line: { label, theirs }, mine, onSettle }: ClashProps) {
  const t = useTranslations('elsewhere');
  const textOrNothing = (value: string) => value || t('nothing');
  const isShort = [mine, theirs].every((value) => value && value.length <= MAX_BUTTON_LENGTH);
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap items-center gap-2">
      <p className="min-w-0 grow basis-52">
        {mine === undefined || theirs === undefined
          ? t('changed', { field: label })
          : t('clash', { field: label, mine: textOrNothing(mine), theirs: textOrNothing(theirs) })}
      </p>
      <Buttons>
        <Button size="sm" variant="ghost" onClick={() => onSettle('mine')}>
          {isShort ? t('keep', { value: mine ?? '' }) : t('keepMine')}
        </Button>
        <Button size="sm" onClick={() => onSettle('theirs')}>
          {isShort ? t('use', { value: theirs ?? '' }) : t('useTheirs')}
        </Button>
      </Buttons>
    </fieldset>
  );
}

function valueLine({ label, theirs }: NewsLine, t: ReturnType<typeof useTranslations<'elsewhere'>>): string {
  if (theirs === undefined) return t('changed', { field: label });
  return t('value', { field: label, value: theirs || t('nothing') });
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}

/** Formats typed dates and times; text that cannot be read stays as typed. */
export function useTypedFormats() {
  const formats = useFormats();
  return {
    dateOf: (typed: string) => {
      const date = cleanDate(typed, formats.dateReading);
      return date ? formats.fullDay(date) : typed;
    },
    timeOf: (typed: string) => {
      const time = parseClockTime(typed);
      return time ? formats.time(time) : typed;
    },
  };
}
