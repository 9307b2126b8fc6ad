/** `holdBack` hides pending shifts from the team until they are confirmed or canceled. */
export const PENDING_CHOICES = ['publish', 'holdBack'] as const;
