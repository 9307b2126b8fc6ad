'use client';

import { Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { WeeklyFields } from '@/components/parts/availability/weekly-fields';
import { LanguageChoice } from '@/components/staff-page/language-choice';
import { AskedList } from '@/components/staff-page/replies/asked-list';
import { NoteField } from '@/components/staff-page/replies/form-dialog';
import { newNumber, type RepliesOf, useRepliesOf } from '@/components/staff-page/replies/use-phone-replies';
import { useWeeklyForm } from '@/components/staff-page/replies/use-weekly-form';
import { BrandMark } from '@/components/ui/brand-mark';
import { Button } from '@/components/ui/button';
import { ComboboxField } from '@/components/ui/fields/combobox-field';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useFormats } from '@/components/ui/use-formats';
import { MAX_HOURS_A_DAY } from '@/lib/employees/stored-availability';
import type { AskLink } from '@/lib/requests/ask/ask-link';
import { titleWithBusiness } from '@/lib/share/business-name';
import type { WeekChoice } from '@/lib/share/week-code/week-code-choice';
import { DEFAULT_WEEK_START, startOfWeek } from '@/lib/time/week';
import { todayIn } from '@/lib/time/zone';

const ReplySheet = lazyPart(() =>
  import('@/components/staff-page/replies/reply-sheet').then((module) => module.ReplySheet),
);

const MAX_NAME_LENGTH = 200;

interface AskFormProps {
  ask: AskLink;
  choice: WeekChoice;
  onChoose: (choice: WeekChoice) => void;
}

/** Asks for the person's name and when that person can work. */
export function AskForm({ ask, choice, onChoose }: AskFormProps) {
  const t = useTranslations('replies');
  const [typed, setTyped] = useState<string>();
  const [isNameless, setIsNameless] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const chosen = choice.person === undefined ? undefined : ask.names[choice.person];
  const name = (typed ?? chosen ?? '').slice(0, MAX_NAME_LENGTH);
  const person = name.trim();
  const isUnknown = person !== '' && !ask.names.includes(person);
  const changeName = (text: string) => {
    setTyped(text);
    setIsNameless(false);
    // A listed name is put into the address, so that it survives a reload.
    const place = ask.names.indexOf(text.trim());
    onChoose({ person: place < 0 ? undefined : place });
  };
  return (
    <div className="staff-week">
      <title>{`${titleWithBusiness(ask.business, t('availabilityForm.title'))} · Brigade`}</title>
      <AskHead ask={ask} onChoose={onChoose} />
      <main className="staff-columns" data-own>
        <div className="flex min-w-0 flex-col gap-6">
          <ComboboxField
            label={t('ask.name')}
            inputRef={field}
            value={name}
            options={ask.names.map((each, index) => ({ value: String(index), label: each }))}
            onChange={changeName}
            emptyText={t('ask.unknown')}
            hint={isUnknown ? t('ask.unknown') : undefined}
            error={isNameless ? t('ask.noName') : undefined}
          />
          <Answer
            ask={ask}
            name={person}
            onNameless={() => {
              setIsNameless(true);
              field.current?.focus();
            }}
          />
        </div>
      </main>
    </div>
  );
}

function AskHead({ ask, onChoose }: Pick<AskFormProps, 'ask' | 'onChoose'>) {
  const t = useTranslations('replies');
  const formats = useFormats();
  const language = useLocale();
  const isLate = todayIn(new Date()) > ask.lastDay;
  const day = formats.weekdayAndShortDay(ask.lastDay);
  return (
    <header className="flex flex-col gap-1 border-b border-line pb-4">
      {ask.business && (
        <p className="font-semibold wrap-break-word" dir="auto">
          {ask.business}
        </p>
      )}
      <div className="flex items-center gap-3">
        <BrandMark />
        <h1 className="min-w-0 text-lg font-semibold phone:text-md">{t('availabilityForm.title')}</h1>
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className={isLate ? 'min-w-0 rounded-box bg-fill px-3 py-2 font-medium' : 'min-w-0 text-ink-2'}>
          {isLate ? t('ask.late', { day }) : t('ask.lastDay', { day })}
        </p>
        <LanguageChoice value={language} onChange={(chosen) => onChoose({ language: chosen })} />
      </div>
    </header>
  );
}

interface AnswerProps {
  ask: AskLink;
  /** Empty until a name is chosen or typed. */
  name: string;
  onNameless: () => void;
}

function Answer({ ask: { workplace, ask }, name, onNameless }: AnswerProps) {
  const t = useTranslations('replies');
  const replies = useRepliesOf(workplace, name);
  const form = useWeeklyForm(replies.requests);
  const [note, setNote] = useState('');
  const [isSending, setIsSending] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name === '') {
      onNameless();
      return;
    }
    const weekly = form.result();
    if (!weekly) return;
    replies.ask({ kind: 'availability', number: numberFor(replies, ask), note: note.trim(), weekly, ask });
    setIsSending(true);
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-6">
        <section ref={form.fields} aria-label={t('availabilityForm.every')}>
          <h2 className="text-md font-semibold">{t('availabilityForm.every')}</h2>
          <p className="text-ink-2">{t('availabilityForm.hint')}</p>
          <WeeklyFields
            days={form.days}
            firstDay={startOfWeek(todayIn(new Date()), DEFAULT_WEEK_START)}
            refusals={form.refusals}
            mostHours={MAX_HOURS_A_DAY}
            onChange={form.change}
          />
        </section>
        <NoteField note={note} onNote={setNote} />
        <Button type="submit" variant="primary" size="lg" icon={<Send aria-hidden="true" />}>
          {t('ask.send')}
        </Button>
      </form>
      {name !== '' && <AskedList replies={replies} />}
      {isSending && (
        <ReplySheet
          identity={{ workplace }}
          name={name}
          replies={replies}
          onClose={() => setIsSending(false)}
        />
      )}
    </>
  );
}

/** An answer edited before it is sent keeps its number. */
function numberFor({ next }: RepliesOf, ask: string): string {
  const before = next.find(({ asked }) => asked.kind === 'availability' && asked.ask === ask);
  return before?.asked.number ?? newNumber();
}
