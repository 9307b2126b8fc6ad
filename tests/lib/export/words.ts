import type { ExportWords } from '@/lib/export/export-tables';

/** English column heads, roles and statuses. */
export function exportWords(): ExportWords {
  return {
    date: 'Date',
    person: 'Person',
    role: 'Role',
    start: 'Start',
    end: 'End',
    hours: 'Hours',
    status: 'Status',
    notes: 'Notes',
    station: 'Station',
    teamNotes: 'Notes for the team',
    kind: 'Kind of shift',
    unpaidBreak: 'Unpaid break (min)',
    paidBreak: 'Paid break (min)',
    details: { onCall: 'On call', training: 'Training' },
    furtherRoles: 'Further roles',
    team: 'Team',
    overtime: 'Overtime',
    week: 'Week from',
    shifts: 'Shifts',
    byWeek: 'By week',
    roleName: (role) => role,
    statusName: (status) => status,
    compareNames: new Intl.Collator('en').compare,
  };
}
