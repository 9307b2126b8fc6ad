import { type Employee, findEmployeeByName } from '@/lib/employees/employee';
import { colorOfRole, type RoleColor } from '@/lib/employees/role';
import type { Template } from './template';

/** Content of the template form while it is filled in: texts, as typed. */
export interface TemplateDraft extends Omit<Template, 'id' | 'startTime' | 'endTime'> {
  readonly startTime: string;
  readonly endTime: string;
}

/** The ten icons offered; stored templates may have others, which are kept. */
export const TEMPLATE_ICONS = ['☀️', '🌆', '🌙', '🍽️', '🍳', '🍸', '☕', '🛎️', '🔑', '⭐'] as const;

export type TemplateIcon = (typeof TEMPLATE_ICONS)[number];

/** Whether the icon is one of the ten. */
export function isTemplateIcon(icon: string): icon is TemplateIcon {
  return (TEMPLATE_ICONS as readonly string[]).includes(icon);
}

/** The preset spans (SPEC section 9); the last one ends the next day. */
export const DURATION_PRESETS = [
  { id: 'fullDay', startTime: '09:00', endTime: '17:00' },
  { id: 'morning', startTime: '08:00', endTime: '12:00' },
  { id: 'afternoon', startTime: '13:00', endTime: '17:00' },
  { id: 'evening', startTime: '17:00', endTime: '22:00' },
  { id: 'night', startTime: '22:00', endTime: '06:00' },
] as const;

const NEW_ROLE = 'Server';

/** The initial values of a new template: 9 to 5, confirmed (SPEC section 9). */
export const NEW_TEMPLATE: TemplateDraft = {
  name: '',
  description: '',
  employeeName: '',
  role: NEW_ROLE,
  startTime: '09:00',
  endTime: '17:00',
  status: 'Confirmed',
  color: colorOfRole(NEW_ROLE),
  icon: TEMPLATE_ICONS[0],
};

/** The form fields of a stored template. */
export function draftOfTemplate(template: Template): TemplateDraft {
  const { name, description, employeeName, role, startTime, endTime, status, color, icon } = template;
  return { name, description, employeeName, role, startTime, endTime, status, color, icon };
}

/**
 * The draft with the changed fields. Naming an employee of the team takes over their role and colour; another role
 * changes the colour until one has been chosen.
 */
export function changeTemplateDraft(
  draft: TemplateDraft,
  fields: Partial<TemplateDraft>,
  employees: Iterable<Employee>,
): TemplateDraft {
  const changed = { ...draft, ...fields };
  const employee =
    fields.employeeName === undefined ? undefined : findEmployeeByName(employees, fields.employeeName);
  if (employee) return { ...changed, role: employee.role, color: employee.color };
  const followsRole = fields.color === undefined && draft.color === colorOfRole(draft.role);
  const color: RoleColor = followsRole ? colorOfRole(changed.role) : changed.color;
  return { ...changed, color };
}
