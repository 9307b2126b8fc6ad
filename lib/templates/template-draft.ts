import { type Employee, findEmployeeByName } from '@/lib/employees/employee';
import { colorOfRole, type RoleColor } from '@/lib/employees/role';
import { DEFAULT_TIMES } from '@/lib/shifts/shift/shift';
import type { Template } from './template';

/** As typed. */
export interface TemplateDraft extends Omit<Template, 'id' | 'startTime' | 'endTime'> {
  readonly startTime: string;
  readonly endTime: string;
}

/** Stored templates may have other icons, which are kept. */
export const TEMPLATE_ICONS = ['☀️', '🌆', '🌙', '🍽️', '🍳', '🍸', '☕', '🛎️', '🔑', '⭐'] as const;

export type TemplateIcon = (typeof TEMPLATE_ICONS)[number];

export function isTemplateIcon(icon: string): icon is TemplateIcon {
  return (TEMPLATE_ICONS as readonly string[]).includes(icon);
}

/** SPEC section 9. The last preset ends on the next day. */
export const DURATION_PRESETS = [
  { id: 'fullDay', ...DEFAULT_TIMES },
  { id: 'morning', startTime: '08:00', endTime: '12:00' },
  { id: 'afternoon', startTime: '13:00', endTime: '17:00' },
  { id: 'evening', startTime: '17:00', endTime: '22:00' },
  { id: 'night', startTime: '22:00', endTime: '06:00' },
] as const;

/** SPEC section 9: 9 to 5, confirmed. */
export function newTemplateDraft(role: string): TemplateDraft {
  return {
    name: '',
    description: '',
    employeeName: '',
    role,
    ...DEFAULT_TIMES,
    status: 'Confirmed',
    color: colorOfRole(role),
    icon: TEMPLATE_ICONS[0],
  };
}

export function draftOfTemplate(template: Template): TemplateDraft {
  const { name, description, employeeName, role, startTime, endTime, status, color, icon } = template;
  return { name, description, employeeName, role, startTime, endTime, status, color, icon };
}

/** An employee of the team sets role and color; a role sets the color unless the user chose one. */
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
