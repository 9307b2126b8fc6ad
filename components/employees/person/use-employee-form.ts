import { useState } from 'react';
import { useMoney } from '@/components/parts/money/use-money';
import { type RecordForm, useRecordForm } from '@/components/parts/record-form/use-record-form';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useFormats } from '@/components/ui/use-formats';
import type { Employee, EmployeeDraft } from '@/lib/employees/employee';
import { maxWeekHoursOf, parseWeekHours } from '@/lib/employees/max-week-hours';
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
import { colorOfRole, type RoleColor } from '@/lib/employees/role';
import { defaultRole } from '@/lib/employees/roles/role-book';
import { moreRolesBeside, rolesOf } from '@/lib/employees/roles/roles-of';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { HOUR_MINUTES } from '@/lib/time/units';
import { uiStore } from '@/stores/app/ui-store';
import { useCurrency } from '@/stores/pay/use-currency';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** The texts as typed. */
export interface EmployeeFormDraft extends PersonDraft, WageDraft {
  readonly name: string;
  readonly role: string;
  readonly color: RoleColor;
  readonly moreRoles: readonly string[];
  readonly maxWeekHours: string;
}

export interface EmployeeForm {
  readonly record: RecordForm<EmployeeFormDraft>;
  readonly draft: EmployeeFormDraft;
  readonly refusals: readonly PersonRefusal[];
  readonly wageRefusals: readonly WageRefusal[];
  readonly areHoursWrong: boolean;
  /** How often a save was refused: each time, the first wrong field gets the focus. */
  readonly attempts: number;
  readonly change: (fields: Partial<EmployeeFormDraft>) => void;
  /**
   * Returns the fields to write, or `hoursWrong`. Returns undefined for other wrong fields and focuses the
   * first.
   */
  readonly read: () => EmployeeDraft | 'hoursWrong' | undefined;
  /** Clears the form for the next person, but keeps the role. */
  readonly clear: () => void;
}

const SHAPE = { kind: 'employee' } as const;

export function useEmployeeForm(employee: Employee | undefined, name: string): EmployeeForm {
  const formats = useFormats();
  const money = useMoney(useCurrency());
  const stored = useSchedule(({ schedule }) => (employee ? schedule.employees.get(employee.id) : undefined));
  const newRole = defaultRole(useRoleBook());
  const hoursText = (hours: number) => formats.decimalHours(hours * HOUR_MINUTES);
  const draftOf = (person: Omit<Employee, 'id'>): EmployeeFormDraft => {
    const hours = maxWeekHoursOf(person);
    return {
      ...personDraftOf(person, hoursText),
      ...wageDraftOf(person, money.typed),
      name: person.name,
      role: person.role,
      color: person.color,
      moreRoles: rolesOf(person).slice(1),
      maxWeekHours: hours === undefined ? '' : hoursText(hours),
    };
  };
  const newDraft = () => draftOf({ name, role: newRole, color: colorOfRole(newRole) });
  const record = useRecordForm({ stored, opened: employee, draftOf, newDraft, shape: SHAPE });
  const { draft } = record;
  const { base } = record.form;
  const [refusals, setRefusals] = useState<readonly PersonRefusal[]>([]);
  const [wageRefusals, setWageRefusals] = useState<readonly WageRefusal[]>([]);
  const [areHoursWrong, setHoursWrong] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const known = stored ?? employee ?? {};
  return {
    record,
    draft,
    refusals,
    wageRefusals,
    areHoursWrong,
    attempts,
    change(fields) {
      // Clears the refusals of edited fields.
      setRefusals((found) => found.filter((refusal) => !concernsFields(refusal, fields)));
      setWageRefusals((found) => found.filter(({ field }) => !(field in fields)));
      if ('maxWeekHours' in fields) setHoursWrong(false);
      record.edit((current) => ({ ...current, ...fields }));
    },
    read() {
      const { role, color, moreRoles } = draft;
      const maxWeekHours = parseWeekHours(draft.maxWeekHours);
      const areHoursEdited = draft.maxWeekHours !== base.maxWeekHours;
      const isWrong = areHoursEdited && draft.maxWeekHours.trim() !== '' && maxWeekHours === undefined;
      setHoursWrong(isWrong);
      if (isWrong) return 'hoursWrong';
      const details = detailsFromPersonDraft(
        draft,
        base,
        known,
        formats.dateReading,
        uiStore.getState().today,
      );
      setRefusals(details.isOk ? [] : details.error);
      const paid = wagesFromDraft(draft, base, known, money.decimals);
      setWageRefusals(paid.isOk ? [] : paid.error);
      if (!details.isOk || !paid.isOk) {
        setAttempts(attempts + 1);
        return undefined;
      }
      const areRolesEdited = role !== base.role || !isSameData(moreRoles, base.moreRoles);
      return {
        name: draft.name,
        role,
        color,
        ...(areHoursEdited && { maxWeekHours }),
        ...details.value,
        ...paid.value,
        ...((areRolesEdited || !employee) && { moreRoles: moreRolesBeside(role, moreRoles) }),
      };
    },
    clear() {
      const { role, color } = draft;
      record.restart(draftOf({ name: '', role, color }));
      setRefusals([]);
      setWageRefusals([]);
    },
  };
}

function concernsFields({ field }: PersonRefusal, fields: Partial<PersonDraft>): boolean {
  if (field === 'order') return 'firstDay' in fields || 'lastDay' in fields;
  if (field === 'certificateName' || field === 'certificateDay') return 'certificates' in fields;
  return field in fields;
}
