import { useState } from 'react';
import { useMoney } from '@/components/parts/money/use-money';
import { useFormats } from '@/components/ui/use-formats';
import type { Employee } from '@/lib/employees/employee';
import {
  detailsFromPersonDraft,
  type PersonDraft,
  type PersonRefusal,
  personDraftOf,
} from '@/lib/employees/person/person-draft';
import {
  type WageDraft,
  type WageRefusal,
  wageDraftOf,
  wagesFromDraft,
} from '@/lib/employees/person/wage-draft';
import type { PersonDetails } from '@/lib/employees/person-details';
import { HOUR_MINUTES } from '@/lib/time/units';
import { uiStore } from '@/stores/app/ui-store';
import { useCurrency } from '@/stores/pay/use-currency';

const NOTHING: PersonDetails = {};

/** What the form knows of a person's details, while they are edited. */
export interface PersonForm {
  readonly draft: PersonDraft;
  readonly refusals: readonly PersonRefusal[];
  readonly wages: WageDraft;
  readonly wageRefusals: readonly WageRefusal[];
  /** How often a save was refused: each time the first wrong field is gone to. */
  readonly attempts: number;
  readonly change: (fields: Partial<PersonDraft>) => void;
  readonly changeWages: (fields: Partial<WageDraft>) => void;
  /** The edited fields; undefined when some are refused, which are then told. */
  readonly read: () => PersonDetails | undefined;
  /** For the next person. */
  readonly clear: () => void;
}

/** The details of the employee, or of a new one, as typed. */
export function usePersonDraft(employee: Employee | undefined): PersonForm {
  const formats = useFormats();
  const stored = employee ?? NOTHING;
  const start = () => personDraftOf(stored, (hours) => formats.decimalHours(hours * HOUR_MINUTES));
  const [first] = useState(start);
  const [draft, setDraft] = useState(first);
  const [refusals, setRefusals] = useState<readonly PersonRefusal[]>([]);
  const money = useMoney(useCurrency());
  const [firstWages] = useState(() => wageDraftOf(stored, money.typed));
  const [wages, setWages] = useState(firstWages);
  const [wageRefusals, setWageRefusals] = useState<readonly WageRefusal[]>([]);
  const [attempts, setAttempts] = useState(0);
  return {
    draft,
    refusals,
    wages,
    wageRefusals,
    attempts,
    changeWages(fields) {
      setWageRefusals(wageRefusals.filter(({ field }) => !(field in fields)));
      setWages({ ...wages, ...fields });
    },
    change(fields) {
      // What is corrected is no longer told as wrong.
      setRefusals(refusals.filter((refusal) => !isOf(refusal, fields)));
      setDraft({ ...draft, ...fields });
    },
    read() {
      const { today } = uiStore.getState();
      const details = detailsFromPersonDraft(draft, first, stored, formats.dateReading, today);
      setRefusals(details.isOk ? [] : details.error);
      const paid = wagesFromDraft(wages, firstWages, stored, money.decimals);
      setWageRefusals(paid.isOk ? [] : paid.error);
      if (details.isOk && paid.isOk) return { ...details.value, ...paid.value };
      setAttempts(attempts + 1);
      return undefined;
    },
    clear() {
      setDraft(first);
      setRefusals([]);
      setWages(firstWages);
      setWageRefusals([]);
    },
  };
}

function isOf({ field }: PersonRefusal, fields: Partial<PersonDraft>): boolean {
  if (field === 'order') return 'firstDay' in fields || 'lastDay' in fields;
  if (field === 'certificateName' || field === 'certificateDay') return 'certificates' in fields;
  return field in fields;
}
