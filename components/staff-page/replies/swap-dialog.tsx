'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { Asked } from '@/lib/requests/asked';
import type { SharedPerson, SharedShift } from '@/lib/share/shared-week';
import type { LocalDate } from '@/lib/time/local-date';
import { FormDialog } from './form-dialog';
import { announcedOf } from './shift-answer';
import { newNumber } from './use-phone-replies';
import { useRequestWords } from './use-request-words';

/** Means no choice: lists cannot have empty values. */
const NONE = 'none';
const MAX_NAME_LENGTH = 200;

interface SwapDialogProps {
  shift: SharedShift;
  /** The other people in the link; empty in a personal link, so a name can be typed. */
  others: readonly SharedPerson[];
  today: LocalDate;
  zone: string;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

export function SwapDialog({ shift, others, today, zone, onAsk, onClose }: SwapDialogProps) {
  const t = useTranslations('replies');
  const { shiftWords } = useRequestWords(zone);
  const [kind, setKind] = useState<'giveAway' | 'swap'>('giveAway');
  const [place, setPlace] = useState(NONE);
  const [typed, setTyped] = useState('');
  const [otherKey, setOtherKey] = useState(NONE);
  const [note, setNote] = useState('');
  const chosen = place === NONE ? undefined : others[Number(place)];
  const theirs = kind === 'swap' ? (chosen?.shifts.filter(({ date }) => date >= today) ?? []) : [];
  const submit = () => {
    const to = chosen?.name ?? typed.trim();
    const other = theirs.find(({ key }) => String(key) === otherKey);
    const asked = { number: newNumber(), note: note.trim(), shift: announcedOf(shift), ...(to && { to }) };
    onAsk(
      kind === 'swap' ? { ...asked, kind, ...(other && { other: announcedOf(other) }) } : { ...asked, kind },
    );
    onClose();
  };
  return (
    <FormDialog
      title={t('leave')}
      about={shiftWords(shift)}
      note={note}
      onNote={setNote}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChipGroup
        label={t('swapForm.what')}
        hint={t('swapForm.hint')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'giveAway', label: t('swapForm.giveAway') },
          { value: 'swap', label: t('swapForm.swap') },
        ]}
      />
      {others.length > 0 ? (
        <SelectField
          label={t('swapForm.with')}
          value={place}
          onChange={(value) => {
            setPlace(value);
            setOtherKey(NONE);
          }}
          options={[
            { value: NONE, label: t('swapForm.nobody') },
            ...others.map(({ name }, index) => ({ value: String(index), label: name })),
          ]}
        />
      ) : (
        <TextField
          label={t('swapForm.with')}
          hint={t('swapForm.nameHint')}
          value={typed}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          dir="auto"
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {theirs.length > 0 && (
        <SelectField
          label={t('swapForm.other')}
          value={otherKey}
          onChange={setOtherKey}
          options={[
            { value: NONE, label: t('swapForm.noOther') },
            ...theirs.map((each) => ({ value: String(each.key), label: shiftWords(each) })),
          ]}
        />
      )}
    </FormDialog>
  );
}
