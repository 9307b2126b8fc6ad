import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { draftOfTemplate } from '@/lib/templates/template-draft';
import { createTemplatesStore } from '@/stores/templates/templates';
import { openTab } from '@/tests/support/brigade';
import { accepted, day, templateOf } from '@/tests/support/records';

const EARLY = templateOf('Early');

function openTemplates() {
  const tab = openTab();
  tab.schedule.load(tab.today);
  const templates = createTemplatesStore(tab.schedule);
  const save = (template = EARLY) => {
    const change = templates.submitTemplate(template);
    if (!change || change === 'unchanged') throw new Error('The template was not stored.');
    return change;
  };
  return {
    ...tab,
    templates,
    save,
    kept: () => [...tab.schedule.getState().schedule.templates.values()],
    team: () => [...tab.schedule.getState().schedule.employees.values()],
    shifts: (date: string) => shiftsOn(tab.schedule.getState().schedule.shifts, day(date)),
  };
}

describe('template store', () => {
  test('submits nothing when a template is saved without a change', () => {
    const { save, schedule, templates } = openTemplates();
    schedule.commitSubmitted(save());
    expect(templates.submitTemplate({ ...EARLY })).toBe('unchanged');
  });

  test('lists a submitted template only once committed, and undoes the addition', () => {
    const { save, kept, schedule } = openTemplates();
    const change = save();
    expect(kept()).toEqual([]);
    schedule.commitSubmitted(change);
    expect(kept()).toEqual([EARLY]);
    schedule.undo();
    expect(kept()).toEqual([]);
  });

  test('replaces an edited template, and deletes a template only once', () => {
    const { save, kept, schedule, templates } = openTemplates();
    schedule.commitSubmitted(save());
    schedule.commitSubmitted(save({ ...EARLY, name: 'Earlier' }));
    expect(kept()).toEqual([{ ...EARLY, name: 'Earlier' }]);
    expect(templates.deleteTemplate(EARLY.id)).toBeDefined();
    expect(templates.deleteTemplate(EARLY.id)).toBeUndefined();
    expect(kept()).toEqual([]);
  });

  test('restores a deleted template when it is saved', () => {
    const { save, kept, schedule, templates } = openTemplates();
    schedule.commitSubmitted(save());
    templates.deleteTemplate(EARLY.id);
    schedule.commitSubmitted(save({ ...EARLY, name: 'Still here' }));
    expect(kept()).toEqual([{ ...EARLY, name: 'Still here' }]);
  });

  test('adds a new shift on the selected or given day each time a template is applied', () => {
    const { employees, templates, schedule, shifts } = openTemplates();
    accepted(employees.addEmployee({ name: 'Maya', role: 'Server', color: 'purple' }));
    const maya = { ...EARLY, employeeName: 'Maya' };
    accepted(templates.applyTemplate(maya));
    const { change } = accepted(templates.applyTemplate(maya));
    expect(schedule.getState().history.undo.at(-1)).toBe(change);
    accepted(templates.applyTemplate(maya, day('2026-11-21')));
    expect(shifts('2026-11-19')).toHaveLength(2);
    expect(new Set(shifts('2026-11-19').map(({ id }) => id)).size).toBe(2);
    expect(shifts('2026-11-21')).toHaveLength(1);
    expect(schedule.getState().schedule.shifts.shiftCount).toBe(3);
  });

  test('changes nothing when an employee is unknown or has no name', () => {
    const { templates, schedule, team } = openTemplates();
    const before = schedule.getState().schedule;
    expect(templates.applyTemplate({ ...EARLY, employeeName: 'Gone' }).isOk).toBe(false);
    expect(templates.staffTemplate(EARLY, '  ').isOk).toBe(false);
    expect(schedule.getState().schedule).toBe(before);
    expect(team()).toEqual([]);
  });

  test('adds a new employee with the shift in one step that can be undone', () => {
    const { templates, schedule, team, shifts } = openTemplates();
    accepted(templates.staffTemplate(EARLY, 'Zoe'));
    expect(team()).toMatchObject([{ name: 'Zoe', role: 'Server' }]);
    expect(shifts('2026-11-19')).toMatchObject([{ employeeName: 'Zoe' }]);
    accepted(templates.staffTemplate(EARLY, 'zoe', day('2026-11-20')));
    expect(team()).toHaveLength(1);
    schedule.undo();
    schedule.undo();
    expect(team()).toEqual([]);
    expect(shifts('2026-11-19')).toEqual([]);
  });

  test('keeps the draft of each template until it is dropped', () => {
    const { templates } = openTemplates();
    const draft = { fields: draftOfTemplate(EARLY) };
    templates.keepDraft('', draft);
    templates.keepDraft(EARLY.id, { fields: { ...draft.fields, name: 'Changed' } });
    expect(templates.getState().drafts.get('')).toBe(draft);
    templates.dropDraft('');
    expect([...templates.getState().drafts.keys()]).toEqual([EARLY.id]);
  });
});
