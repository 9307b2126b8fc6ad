/** `quick` skips every artificial delay and celebration. */
export const EFFECTS = ['full', 'quick'] as const;

export type Effects = (typeof EFFECTS)[number];
