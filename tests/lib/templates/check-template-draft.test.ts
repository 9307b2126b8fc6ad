import fc from 'fast-check';
import { templateFromDraft } from '@/lib/templates/check-template-draft';
import { draftOfTemplate, newTemplateDraft, type TemplateDraft } from '@/lib/templates/template-draft';
import { anyTime } from '@/tests/support/arbitraries';
import { accepted, employeeOf, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const NEW_TEMPLATE = newTemplateDraft('Server');
const MARCUS = employeeOf('Marcus Bell', { role: 'Cook', color: 'red' });
const check = (fields: Partial<TemplateDraft>) =>
  templateFromDraft({ ...NEW_TEMPLATE, name: 'Early', ...fields }, 't-1', [MARCUS]);

describe('check of the template form', () => {
  test.each<[Partial<TemplateDraft>, string[]]>([
    [{ name: '' }, ['nameMissing']],
    [{ name: ' \t ' }, ['nameMissing']],
    [{ name: ' \u200B' }, ['nameMissing']],
    [{ startTime: '' }, ['startMissing']],
    [{ startTime: 'nine', endTime: ' ' }, ['startInvalid', 'endMissing']],
    [{ name: '', startTime: '25:00', endTime: '1' }, ['nameMissing', 'startInvalid', 'endInvalid']],
    // One mistake gives one message: the employee is checked once the other fields are valid.
    [{ name: '', employeeName: 'Nobody' }, ['nameMissing']],
    [{ employeeName: 'Nobody' }, ['employeeNotFound']],
    [{ employeeName: 'Marcus Bell', role: 'Server' }, ['roleMismatch']],
  ])('refuses %j with %j', (fields, kinds) => {
    const checked = check(fields);
    expect(checked.isOk ? [] : checked.error.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('returns the employee and both roles for a role mismatch', () => {
    expect(check({ employeeName: 'marcus bell' })).toMatchObject({
      error: [{ name: 'Marcus Bell', employeeRole: 'Cook', role: 'Server' }],
    });
  });

  test('trims texts, reads 12-hour times and uses the spelling of the employee on the team', () => {
    const fields = {
      name: '  Bar close ',
      description: ' Till ',
      role: 'Cook',
      employeeName: ' marcus bell ',
      startTime: '5pm',
      endTime: '1:00 AM',
    };
    expect(accepted(check(fields))).toMatchObject({
      id: 't-1',
      name: 'Bar close',
      description: 'Till',
      employeeName: 'Marcus Bell',
      startTime: '17:00',
      endTime: '01:00',
    });
    expect(accepted(check({ employeeName: '   ' })).employeeName).toBe('');
  });

  test('returns a stored template unchanged from the draft of that template', () => {
    fc.assert(
      fc.property(anyTime, anyTime, fc.string(), (startTime, endTime, text) => {
        const template = templateOf(`T${text}`.trim(), { startTime, endTime, description: text.trim() });
        expect(accepted(templateFromDraft(draftOfTemplate(template), template.id, []))).toEqual(template);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
