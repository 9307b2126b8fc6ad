import { formatsFor } from '@/lib/i18n/formats';
import { templateEntry } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { weekForEditing } from '@/lib/templates/week/edited-week';
import { weekShiftsFrom, weekShiftsOf, weekTemplate } from '@/lib/templates/week/week-template';
import { addDays } from '@/lib/time/local-date';
import { createWeekStore } from '@/stores/templates/edit-week';
import { openTab } from '@/tests/support/brigade';
import { clock, day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';

const MONDAY = day('2026-11-30');
const WEEK = weekTemplate(
  { id: 'week', name: 'Winter' },
  weekShiftsFrom(
    [shiftAt('09:00-17:00', { date: MONDAY }), shiftAt('18:00-22:00', { date: addDays(MONDAY, 4) })],
    false,
  ),
);

function openWeek() {
  const tab = openTab();
  tab.schedule.load(tab.today);
  tab.schedule.commit([templateEntry(undefined, WEEK)]);
  let time = 1;
  const week = createWeekStore({
    live: tab.schedule,
    editedWeek: { templateId: WEEK.id, asFormats: () => formatsFor('en') },
    firstDay: MONDAY,
    now: () => {
      time += 1;
      return time;
    },
    random: () => 0.5,
    log: console,
  });
  const stop = week.follow();
  const kept = () => {
    const template = tab.schedule.getState().schedule.templates.get(WEEK.id);
    return (template ? weekShiftsOf(template) : []).map(
      ({ weekday, startTime, employeeName }) => `${weekday} ${startTime} ${employeeName}`,
    );
  };
  const shown = (date = MONDAY) => shiftsOn(week.getState().schedule.shifts, date);
  return { ...tab, week, stop, kept, shown };
}

describe('a week template laid out as a schedule', () => {
  it('shows its shifts on their weekdays, and none of the live schedule', () => {
    const { week, shown } = openWeek();
    expect(week.getState().schedule.shifts.shiftCount).toBe(2);
    expect(shown()[0]).toMatchObject({ date: MONDAY, startTime: '09:00' });
  });

  it('writes each edit, undo and redo to the template, and adds no shift to the live schedule', () => {
    const { week, kept, schedule, shown } = openWeek();
    week.addShift(shiftAt('06:00-10:00', { id: 'new', date: addDays(MONDAY, 6), employeeName: 'Ben' }));
    expect(kept()).toEqual(['1 09:00 Ana', '5 18:00 Ana', '7 06:00 Ben']);
    const [first] = shown();
    if (!first) throw new Error('The week has no shift.');
    week.updateShift({ ...first, startTime: clock('10:00'), date: addDays(MONDAY, 1) });
    week.deleteShift('2');
    expect(kept()).toEqual(['2 10:00 Ana', '7 06:00 Ben']);
    week.undo();
    week.undo();
    expect(kept()).toEqual(['1 09:00 Ana', '7 06:00 Ben', '5 18:00 Ana']);
    week.redo();
    expect(kept()).toContain('2 10:00 Ana');
    expect(schedule.getState().schedule.shifts.shiftCount).toBe(0);
    // The live schedule can undo the same steps.
    schedule.undo();
    expect(kept()).toContain('1 09:00 Ana');
  });

  it('keeps only the weekday of a shift added on a date outside the week', () => {
    const { week, kept, shown } = openWeek();
    week.addShift(shiftAt('06:00-10:00', { id: 'new', date: day('2027-03-03') }));
    expect(kept()).toContain('3 06:00 Ana');
    expect(shown(addDays(MONDAY, 2))).toHaveLength(1);
  });

  it('adds a shift that is saved after a delay to edits made meanwhile', async () => {
    const { week, kept } = openWeek();
    const later = shiftAt('06:00-10:00', { id: 'later', date: MONDAY });
    const change = week.submit([{ kind: 'shift', id: 'later', after: later }]);
    week.deleteShift('1');
    if (!change) throw new Error('The shift was not stored.');
    week.commitSubmitted(change);
    expect(kept()).toEqual(['5 18:00 Ana', '1 06:00 Ana']);
    await expect(week.whenStored(change)).resolves.toBe(true);
  });

  it('commits a submitted shift once to the template that is no longer shown', async () => {
    const { week, schedule, stop, kept } = openWeek();
    const later = shiftAt('06:00-10:00', { id: 'later', date: MONDAY });
    const change = week.submit([{ kind: 'shift', id: 'later', after: later }]);
    stop();
    if (!change) throw new Error('The shift was not stored.');
    expect(week.commitSubmitted(change)).toBeDefined();
    expect(kept()).toEqual(['1 09:00 Ana', '5 18:00 Ana', '1 06:00 Ana']);
    expect(schedule.getState().schedule.shifts.shiftCount).toBe(0);
    await expect(week.whenStored(change)).resolves.toBe(true);
  });

  it('has its submitted changes refused by the live schedule', () => {
    const { week, schedule, kept, log } = openWeek();
    const change = week.submit([{ kind: 'shift', id: 'later', after: shiftAt('06:00-10:00') }]);
    if (!change) throw new Error('The shift was not stored.');
    expect(schedule.commitSubmitted(change)).toBeUndefined();
    expect(log.error).toHaveBeenCalledWith(expect.stringContaining('was not submitted here'));
    expect(schedule.getState().schedule.shifts.shiftCount).toBe(0);
    expect(week.commitSubmitted(change)).toBeDefined();
    expect(kept()).toHaveLength(3);
  });

  it('follows changes of the template until it is no longer shown', () => {
    const { week, schedule, stop } = openWeek();
    schedule.undo();
    expect(week.getState().schedule.shifts.shiftCount).toBe(0);
    week.addShift(shiftAt('06:00-10:00', { id: 'lost' }));
    expect(schedule.getState().schedule.templates.size).toBe(0);
    schedule.redo();
    expect(week.getState().schedule.shifts.shiftCount).toBe(2);
    stop();
    schedule.undo();
    expect(week.getState().schedule.shifts.shiftCount).toBe(2);
  });

  it('stays in its week and publishes nothing', () => {
    const { week, schedule } = openWeek();
    week.moveWeeks(3);
    week.selectDate('2027-01-01');
    expect(week.getState().selectedDate).toBe('2026-12-04');
    week.selectDate('no day');
    expect(week.getState().selectedDate).toBe('2026-12-04');
    expect(week.publish()).toBeUndefined();
    expect(schedule.getState().schedule.publication).toBeUndefined();
  });

  it('adds a new employee to the team of the live schedule', () => {
    const { week, schedule } = openWeek();
    week.commit([{ kind: 'employee', id: 'e', after: employeeOf('Zoë', { id: 'e' }) }]);
    expect(schedule.getState().schedule.employees.has('e')).toBe(true);
    expect(week.getState().schedule.employees.has('e')).toBe(true);
  });
});

describe('weekForEditing', () => {
  it('is the next week without absences', () => {
    const away = {
      exceptions: [{ id: 'x', from: '2026-11-30', to: '2026-12-08', kind: 'timeOff', note: '' }],
    };
    const thisWeek = day('2026-11-23');
    expect(weekForEditing(scheduleOf({}), thisWeek)).toBe('2026-11-30');
    const team = [employeeOf('Ana', { availability: away })];
    expect(weekForEditing(scheduleOf({ employees: team }), thisWeek)).toBe('2026-12-14');
    const always = { exceptions: [{ ...away.exceptions[0], to: '2030-01-01' }] };
    expect(
      weekForEditing(scheduleOf({ employees: [employeeOf('Ana', { availability: always })] }), thisWeek),
    ).toBe('2026-11-30');
  });
});
