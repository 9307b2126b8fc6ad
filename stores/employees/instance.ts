import { scheduleStore } from '@/stores/app/schedule-store';
import { createEmployeeVerbs } from './employees';

export const employeeVerbs = createEmployeeVerbs(scheduleStore);
