import type { Employee } from '@/lib/employees/employee';
import type { CompareNames } from '@/lib/order';
import { employeeOf } from '@/lib/requests/inbox/plan-request';
import type { RequestRecord, RequestRecords } from '@/lib/requests/request-record';
import { requestOf, type TeamRequest } from '@/lib/requests/team-request';
import type { LocalDate } from '@/lib/time/local-date';

export interface AvailabilityAsk {
  readonly id: string;
  /** The deadline for answers. */
  readonly lastDay: LocalDate;
  /** Epoch milliseconds. */
  readonly askedAt: number;
  readonly asked: readonly string[];
}

/** One person's answer; `open` waits for approval. */
export interface AskRow {
  readonly employee: Employee;
  readonly state: 'missing' | 'open' | 'approved' | 'declined';
  /** The latest answer; absent if the person has not answered. */
  readonly answer?: { readonly record: RequestRecord; readonly request: TeamRequest };
}

/** The people asked and people who answered without being asked; sorted by name. */
export function askRows(
  ask: AvailabilityAsk,
  employees: ReadonlyMap<string, Employee>,
  requests: RequestRecords,
  compareNames: CompareNames,
): readonly AskRow[] {
  const answers = new Map<string, NonNullable<AskRow['answer']>>();
  for (const record of requests.values()) {
    const request = requestOf(record);
    if (request?.asked.kind !== 'availability' || request.asked.ask !== ask.id) continue;
    const employee = employeeOf(request, employees);
    const known = employee && answers.get(employee.id);
    if (employee && (!known || known.request.madeAt < request.madeAt)) {
      answers.set(employee.id, { record, request });
    }
  }
  const ids = new Set([...ask.asked, ...answers.keys()]);
  return [...ids]
    .flatMap((id): readonly AskRow[] => {
      const employee = employees.get(id);
      const answer = answers.get(id);
      return employee ? [{ employee, state: stateOf(answer), ...(answer && { answer }) }] : [];
    })
    .sort((one, other) => compareNames(one.employee.name, other.employee.name));
}

function stateOf(answer: AskRow['answer']): AskRow['state'] {
  if (!answer) return 'missing';
  const { state } = answer.record;
  return state === 'approved' || state === 'declined' ? state : 'open';
}
