import {
  changeTemplateDraft,
  DURATION_PRESETS,
  draftOfTemplate,
  isTemplateIcon,
  newTemplateDraft,
  TEMPLATE_ICONS,
} from '@/lib/templates/template-draft';
import { durationMinutes } from '@/lib/time/interval';
import { employeeOf, templateOf } from '@/tests/support/records';

const NEW_TEMPLATE = newTemplateDraft('Server');
const MARCUS = employeeOf('Marcus Bell', { role: 'Cook', color: 'blue' });

describe('template form', () => {
  test('starts with 9 to 5, confirmed', () => {
    expect(NEW_TEMPLATE).toMatchObject({ startTime: '09:00', endTime: '17:00', status: 'Confirmed' });
    expect(NEW_TEMPLATE).toMatchObject({ name: '', employeeName: '', role: 'Server', color: 'purple' });
  });

  test('offers ten different icons', () => {
    expect(new Set(TEMPLATE_ICONS).size).toBe(10);
    expect(TEMPLATE_ICONS.every(isTemplateIcon)).toBe(true);
    expect(isTemplateIcon('🦄')).toBe(false);
  });

  test('offers five presets with the lengths of the specification', () => {
    const hours = DURATION_PRESETS.map(({ startTime, endTime }) => durationMinutes(startTime, endTime) / 60);
    expect(hours).toEqual([8, 4, 4, 5, 8]);
  });

  test('contains every field of a template except the id', () => {
    const { id: _id, ...fields } = templateOf('Early', { employeeName: 'Ana', description: 'Opens' });
    expect(draftOfTemplate(templateOf('Early', fields))).toEqual(fields);
  });

  test('sets role and color when a known employee is entered, in any spelling', () => {
    const draft = changeTemplateDraft(NEW_TEMPLATE, { employeeName: ' marcus BELL ' }, [MARCUS]);
    expect(draft).toMatchObject({ role: 'Cook', color: 'blue', employeeName: ' marcus BELL ' });
    const unknown = changeTemplateDraft(NEW_TEMPLATE, { employeeName: 'Marc' }, [MARCUS]);
    expect(unknown).toMatchObject({ role: 'Server', color: 'purple' });
  });

  test('changes the color with the role until a color is chosen', () => {
    const cook = changeTemplateDraft(NEW_TEMPLATE, { role: 'Cook' }, []);
    expect(cook.color).toBe('red');
    const chosen = changeTemplateDraft(cook, { color: 'blue' }, []);
    expect(changeTemplateDraft(chosen, { role: 'Manager' }, [])).toMatchObject({
      role: 'Manager',
      color: 'blue',
    });
  });
});
