'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SharingWords } from '@/components/parts/sharing/sharing-words';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { RecordForm } from './use-record-form';

interface NewsListProps {
  form: Pick<RecordForm<object>, 'isGone' | 'isAsking' | 'news' | 'settle'>;
  lines: readonly NewsLine[];
  onSaveAsNew: () => void;
  onDiscard: () => void;
}

/** One field that was edited elsewhere; `mine` where the person has to choose between both. */
export interface NewsLine {
  readonly field: string;
  readonly label: string;
  readonly theirs: string | undefined;
  readonly clash?: { readonly mine: string | undefined };
}

/** A longer text is not repeated on a button. */
const LONGEST_ON_BUTTON = 24;

const noteClass = 'flex flex-col gap-2 rounded-control py-2 px-3 text-xs wrap-anywhere phone:text-[13px]';

/** Edits made elsewhere to the record of an open form: those that its fields show, and those to choose between. */
export function NewsList(props: NewsListProps) {
  return (
    <SharingWords>
      <List {...props} />
    </SharingWords>
  );
}

function List({ form, lines, onSaveAsNew, onDiscard }: NewsListProps) {
  const t = useTranslations('elsewhere');
  const { isGone, isAsking, news, settle } = form;
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

/** Both values of a field, and a button for each. */
function Clash({ line: { label, theirs }, mine, onSettle }: ClashProps) {
  const t = useTranslations('elsewhere');
  const said = (value: string) => value || t('nothing');
  const isShort = [mine, theirs].every((value) => value && value.length <= LONGEST_ON_BUTTON);
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap items-center gap-2">
      <p className="min-w-0 grow basis-52">
        {mine === undefined || theirs === undefined
          ? t('changed', { field: label })
          : t('clash', { field: label, mine: said(mine), theirs: said(theirs) })}
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
