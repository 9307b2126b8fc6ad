import { type Employee, isNameless, tidyName } from '@/lib/employees/employee';
import { type FitRefusal, fitEmployee } from '@/lib/employees/fit-employee';
import { ok, type Result, refused } from '@/lib/result';
import { parseClockTime } from '@/lib/time/clock-time';
import type { Template } from './template';
import type { TemplateDraft } from './template-draft';

/** A time is `missing` when empty and `invalid` when not a time. */
export type TemplateRefusal =
  | { readonly kind: 'nameMissing' | 'startMissing' | 'startInvalid' | 'endMissing' | 'endInvalid' }
  | FitRefusal;

/**
 * Returns the template, or every refusal in field order. Looks the employee up only once the required fields
 * are valid.
 */
export function templateFromDraft(
  draft: TemplateDraft,
  id: string,
  employees: Iterable<Employee>,
): Result<Template, readonly TemplateRefusal[]> {
  const name = tidyName(draft.name);
  const startTime = parseClockTime(draft.startTime);
  const endTime = parseClockTime(draft.endTime);
  if (name === '' || startTime === undefined || endTime === undefined) return refused(fieldRefusals(draft));
  const fields = { ...draft, id, name, description: draft.description.trim(), startTime, endTime };
  if (isNameless(draft.employeeName)) return ok({ ...fields, employeeName: '' });
  const fitting = fitEmployee(draft.employeeName, draft.role, employees);
  return fitting.isOk ? ok({ ...fields, employeeName: fitting.value.name }) : refused([fitting.error]);
}

function fieldRefusals(draft: TemplateDraft): readonly TemplateRefusal[] {
  const refusals: TemplateRefusal[] = [];
  if (isNameless(draft.name)) refusals.push({ kind: 'nameMissing' });
  if (draft.startTime.trim() === '') refusals.push({ kind: 'startMissing' });
  else if (parseClockTime(draft.startTime) === undefined) refusals.push({ kind: 'startInvalid' });
  if (draft.endTime.trim() === '') refusals.push({ kind: 'endMissing' });
  else if (parseClockTime(draft.endTime) === undefined) refusals.push({ kind: 'endInvalid' });
  return refusals;
}
