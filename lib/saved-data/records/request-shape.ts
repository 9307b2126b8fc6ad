import { objectOf, textsOf } from './shape';

export const requestTexts = textsOf(['id', 'name', 'employeeId', 'state', 'word']);

/** What somebody of the team asks; the facts are kept as stored. */
export const REQUEST_SHAPE = objectOf((fields: object) => ({
  ...requestTexts(fields),
  ...('facts' in fields && { facts: fields.facts }),
}));
