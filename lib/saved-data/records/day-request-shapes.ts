import { objectOf, textsOf } from './shape';

export const dayTexts = textsOf(['id', 'note', 'teamNote']);

/** What is said of a date; opening and events are kept as stored. */
export const DAY_SHAPE = objectOf((fields: object) => ({
  ...dayTexts(fields),
  ...('opening' in fields && { opening: fields.opening }),
  ...('events' in fields && { events: fields.events }),
}));

export const requestTexts = textsOf(['id', 'name', 'employeeId', 'state', 'word']);

/** What somebody of the team asks; the facts are kept as stored. */
export const REQUEST_SHAPE = objectOf((fields: object) => ({
  ...requestTexts(fields),
  ...('facts' in fields && { facts: fields.facts }),
}));
