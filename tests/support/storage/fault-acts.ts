import type { Attempt } from '@/e2e/support/faults/fault-model';
import type { ActName } from '@/e2e/support/faults/fault-script';
import {
  type ChangeEntry,
  type ScheduleChange,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { ClockTime } from '@/lib/time/clock-time';
import { readTime } from '@/lib/time/parse-times';
import { makeShift } from '@/tests/support/brigade';
import { templateOf } from '@/tests/support/records';
import { type DatabaseTab, TODAY } from './database-tabs';
import { employeeDraft } from './database-views';

/** Acts that the app withdraws if they cannot be stored. */
const TAKEN_BACK: readonly ActName[] = ['addShift', 'endShift', 'addTemplate', 'publish'];

export const isWithdrawn = ({ act }: Attempt) => TAKEN_BACK.includes(act);

/** Performs the act like the app, and returns the change whose storage the app confirms, if any. */
export function perform(tab: DatabaseTab, { act, name, changes }: Attempt): ScheduleChange | undefined {
  const { schedule, employees } = tab;
  const shown = schedule.getState().schedule;
  const to = changes.get(name) ?? '';
  // A record's key is its kind and its name; a shift's name ends with its day.
  const named = name.replace(/^\w+ /, '');
  const [, who = '', date = ''] = /^(.*) (\S+)$/.exec(named) ?? [];
  const person = [...shown.employees.values()].find((each) => each.name === named);
  const template = [...shown.templates.values()].find((each) => each.name === named);
  const shift = [...allShifts(shown.shifts)].find((each) => each.employeeName === who && each.date === date);

  function submitted(entry: ChangeEntry): ScheduleChange | undefined {
    const change = schedule.submit([entry]);
    if (change) schedule.commitSubmitted(change);
    return change;
  }

  switch (act) {
    case 'addPerson': {
      const added = employees.addEmployee(employeeDraft(named));
      return added.isOk ? added.value : undefined;
    }
    case 'changeRole': {
      const changed = person && employees.updateEmployee(person.id, { ...person, role: to }, TODAY);
      return changed?.isOk ? changed.value : undefined;
    }
    case 'deletePerson':
      return person && employees.deleteEmployee(person.id, 'keep', TODAY);
    case 'addShift':
      return submitted(
        shiftEntry(
          undefined,
          makeShift({ id: schedule.newId(), employeeName: who, date, times: timesOf(to) }),
        ),
      );
    case 'endShift':
      return shift && submitted(shiftEntry(shift, { ...shift, endTime: timesOf(to)[1] }));
    case 'deleteShift':
      return shift && schedule.deleteShift(shift.id);
    case 'clearShifts':
      return schedule.clearShifts();
    case 'addTemplate':
      return submitted(templateEntry(undefined, templateOf(named, { id: schedule.newId() })));
    case 'deleteTemplate':
      return template && schedule.commit([templateEntry(template, undefined)]);
    case 'publish':
      return schedule.publish();
    case 'undo':
      schedule.undo();
      return undefined;
  }
}

/** The times of a text such as "10:30 AM - 1:45 PM". */
function timesOf(text: string): readonly [start: ClockTime, end: ClockTime] {
  const [start, end] = text.split(' - ').map(readTime);
  if (!start || !end) throw new Error(`${text} names no times.`);
  return [start, end];
}
