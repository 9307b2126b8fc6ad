/** What publishing does with pending shifts: the team sees them as pending, or not before they are settled. */
export const PENDING_CHOICES = ['publish', 'holdBack'] as const;
