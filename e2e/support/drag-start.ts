import { TEAM, WEEK } from '@/e2e/support/sample-team';

const [MONDAY = '', TUESDAY = ''] = WEEK;

/** The shift to drag. */
export const MAYA = {
  id: 'maya',
  employeeName: 'Maya Lindqvist',
  date: MONDAY,
  startTime: '09:00',
  endTime: '17:00',
};

/** A later shift of the same person, and a shift of another person on the same day. */
export const START = {
  team: TEAM,
  shifts: [
    MAYA,
    { id: 'late', employeeName: 'Maya Lindqvist', date: TUESDAY, startTime: '14:00', endTime: '22:00' },
    { id: 'cook', employeeName: 'Marcus Bell', date: MONDAY, startTime: '10:00', endTime: '18:00' },
  ],
};
