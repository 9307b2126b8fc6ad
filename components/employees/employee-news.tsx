'use client';

import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { RecordNews, useTypedFormats } from '@/components/parts/record-form/record-news';
import type { RecordForm } from '@/components/parts/record-form/use-record-form';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import type { EmployeeFormDraft } from './person/use-employee-form';

interface EmployeeNewsProps {
  record: RecordForm<EmployeeFormDraft>;
  onSaveAsNew: () => void;
}

/** Edits made elsewhere to the employee of an open form, as text. */
export const EmployeeNews = withLaterWords(NewsInWords);

const TEXTS = ['phone', 'email', 'payrollId', 'minWeekHours', 'wantedWeekHours'] as const;
const SWITCHES = ['isMinor', 'canLead', 'isHidden'] as const;

function NewsInWords({ record, onSaveAsNew }: EmployeeNewsProps) {
  const t = useTranslations('employees');
  const people = useTranslations('people');
  const availability = useTranslations('availability');
  const colors = useTranslations('colors');
  const { dateOf } = useTypedFormats();
  const roleName = useRoleName();
  const { colorOf } = useRoleBook();
  const isMoneyHidden = useUi((state) => state.moneyHidden);
  const amountOf = (typed: string) => (isMoneyHidden ? undefined : typed);
  const texts = TEXTS.map((field) => [
    field,
    { label: people(field), value: (draft: EmployeeFormDraft) => draft[field] },
  ]);
  // A switch needs no value: its label names it, and the form shows its state.
  const switches = SWITCHES.map((field) => [field, { label: people(field), value: () => undefined }]);
  return (
    <RecordNews
      record={record}
      onSaveAsNew={onSaveAsNew}
      onDiscard={closeDialog}
      words={{
        name: { label: t('name'), value: ({ name }) => name },
        role: { label: t('role'), value: ({ role }) => roleName(role) },
        color: { label: t('color'), value: ({ role, color }) => colors(colorOf(role, color)) },
        maxWeekHours: { label: t('maxWeekHours'), value: ({ maxWeekHours }) => maxWeekHours },
        moreRoles: {
          label: t('furtherRoles'),
          value: ({ moreRoles }) => moreRoles.map((role) => roleName(role)).join(', '),
        },
        ...Object.fromEntries(texts),
        firstDay: { label: availability('firstDay'), value: ({ firstDay }) => dateOf(firstDay) },
        lastDay: { label: availability('lastDay'), value: ({ lastDay }) => dateOf(lastDay) },
        birthDate: { label: people('birthDate'), value: ({ birthDate }) => dateOf(birthDate) },
        ...Object.fromEntries(switches),
        wage: { label: people('wage'), value: ({ wage }) => amountOf(wage) },
        weeklyPay: { label: people('weeklyPay'), value: ({ weeklyPay }) => amountOf(weeklyPay) },
        roleWages: { label: people('pay'), value: () => undefined },
        photo: { label: people('photo'), value: () => undefined },
        certificates: { label: people('certificates'), value: () => undefined },
      }}
    />
  );
}
