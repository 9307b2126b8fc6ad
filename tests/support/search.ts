import { formatsFor } from '@/lib/i18n/formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import { matchesTerms, type ShiftWords, searchTerms, searchTextOf } from '@/lib/shifts/views/search-shifts';

/** The words of the list in English. */
export const english: ShiftWords = {
  name: ({ employeeName }) => employeeName || 'No employee',
  role: (role) => role,
  time: ({ startTime, endTime }) => formatsFor('en').timeRange(startTime, endTime),
  status: (status) => status,
};

const SHOWN_IN_FRENCH: Readonly<Record<string, string>> = { Cook: 'Cuisinier', Canceled: 'Annulé' };
/** The French words that the tests need. */
export const french: ShiftWords = {
  name: ({ employeeName }) => employeeName,
  role: (role) => SHOWN_IN_FRENCH[role] ?? role,
  time: ({ startTime, endTime }) => formatsFor('fr').timeRange(startTime, endTime),
  status: (status) => SHOWN_IN_FRENCH[status] ?? status,
};

/** Whether the search finds the shift in the list in that language. */
export function finds(query: string, shift: Shift, words: ShiftWords = english): boolean {
  return matchesTerms(searchTextOf(shift, words), searchTerms(query));
}
