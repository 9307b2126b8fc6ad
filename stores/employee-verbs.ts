import { scheduleStore } from './app-stores';
import { createEmployeeVerbs } from './employees';

export const employeeVerbs = createEmployeeVerbs(scheduleStore);
