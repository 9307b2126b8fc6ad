import { objectOf, textsOf } from './shape';

export const dayTexts = textsOf(['id', 'note', 'teamNote']);

/** A day record; opening and events stay as stored. */
export const DAY_SHAPE = objectOf((fields: object) => ({
  ...dayTexts(fields),
  ...('opening' in fields && { opening: fields.opening }),
  ...('events' in fields && { events: fields.events }),
}));

export const requestTexts = textsOf(['id', 'name', 'employeeId', 'state', 'word']);

/** A team request; its facts stay as stored. */
export const REQUEST_SHAPE = objectOf((fields: object) => ({
  ...requestTexts(fields),
  ...('facts' in fields && { facts: fields.facts }),
}));
