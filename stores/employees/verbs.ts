import { scheduleStore } from '@/stores/app/app-stores';
import { createEmployeeVerbs } from './employees';

export const employeeVerbs = createEmployeeVerbs(scheduleStore);
