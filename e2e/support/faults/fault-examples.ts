import type { Round, TabPart } from './fault-script';

interface Example {
  readonly name: string;
  readonly rounds: readonly Round[];
}

const part = (
  database: TabPart['database'],
  acts: readonly TabPart['acts'][number][0][],
  after: TabPart['after'],
): TabPart => ({ database, acts: acts.map((act) => [act, 0.01]), after });

const one = (tab: TabPart, keys: Round['keys'] = 'writable', taken: Round['taken'] = 'nothing'): Round => ({
  keys,
  tabs: [tab],
  taken,
});

/** Sequences in which something told was lost, as short as they could be made. */
export const EXAMPLES: readonly Example[] = [
  {
    name: 'removed while the database did not open',
    rounds: [
      one(part('there', ['addPerson', 'addShift', 'addTemplate'], 'close')),
      one(part('failing', ['deletePerson', 'clearShifts', 'deleteTemplate'], 'close')),
    ],
  },
  {
    name: 'changed while a database did not open that was ahead of the keys',
    rounds: [
      one(part('there', ['addPerson', 'addShift'], 'close')),
      one(part('there', ['addTemplate'], 'crash'), 'readOnly'),
      one(part('failing', ['changeRole', 'endShift'], 'close')),
    ],
  },
  {
    name: 'removed while another page had filled the keys',
    rounds: [
      one(part('there', ['addPerson', 'addShift'], 'close')),
      // The shifts become longer and are not written; the team becomes shorter and is.
      one(part('there', ['addShift', 'addShift', 'deleteShift', 'deletePerson'], 'reload'), 'full'),
    ],
  },
  {
    name: 'removed after the database was lost under an open page',
    rounds: [one(part('lost', ['addPerson', 'deletePerson'], 'close'))],
  },
  {
    name: 'a database made anew by a page without keys, of a log as long as the one that is gone',
    rounds: [
      one(part('there', ['addPerson'], 'close'), 'writable', 'deleteDatabase'),
      one(part('there', ['addPerson', 'addPerson', 'addPerson'], 'close'), 'refused'),
    ],
  },
  {
    name: 'a database made anew by a page that could not write the keys',
    rounds: [
      one(part('there', ['addTemplate'], 'close')),
      one(part('there', ['addPerson'], 'close'), 'writable', 'deleteDatabase'),
      one(part('there', ['deleteTemplate'], 'close'), 'readOnly'),
    ],
  },
  {
    name: 'added without a database after the keys were emptied, and removed while another tab opens',
    rounds: [
      one(part('there', ['addTemplate'], 'close'), 'writable', 'emptyKeys'),
      {
        keys: 'writable',
        tabs: [part('there', [], 'crash'), part('failing', ['addPerson'], 'close')],
      },
      {
        keys: 'readOnly',
        tabs: [part('there', ['deletePerson'], 'close'), part('there', [], 'close')],
      },
    ],
  },
  {
    name: 'added without a database after the keys were emptied, and removed where another page was open all the time',
    rounds: [
      one(part('there', [], 'close'), 'writable', 'emptyKeys'),
      {
        keys: 'writable',
        tabs: [part('there', [], 'stay'), part('failing', ['addShift'], 'close')],
      },
      {
        keys: 'writable',
        tabs: [part('there', ['deleteShift'], 'close'), part('there', [], 'close')],
      },
    ],
  },
  {
    name: 'changed without a database where another page held what its full database had refused',
    rounds: [
      {
        keys: 'writable',
        tabs: [part('full', ['addPerson'], 'close'), part('full', [], 'stay')],
      },
      {
        keys: 'writable',
        tabs: [part('failing', ['changeRole'], 'close'), part('there', ['addPerson'], 'close')],
      },
    ],
  },
  {
    name: 'removed by a page that was open when the database was deleted, where the keys could not be written',
    rounds: [
      {
        keys: 'writable',
        tabs: [part('full', [], 'close'), part('full', [], 'close'), part('full', [], 'reload')],
      },
      {
        keys: 'writable',
        tabs: [part('failsOnce', ['addShift'], 'close'), part('there', [], 'reload')],
        taken: 'deleteDatabase',
      },
      {
        keys: 'readOnly',
        tabs: [part('failing', [], 'close'), part('there', ['deleteShift'], 'close')],
      },
    ],
  },
  {
    name: 'published without the keys after a publication that a database opened late had not',
    rounds: [
      one(part('failsOnce', [], 'reload')),
      one(part('there', ['publish'], 'close')),
      one(part('there', ['publish'], 'close'), 'refused'),
    ],
  },
  {
    name: 'published without the keys after a page that waited for its database had',
    rounds: [one(part('blocked', ['publish'], 'close')), one(part('there', ['publish'], 'close'), 'refused')],
  },
  {
    name: 'removed from a database made anew, added by a page that still waits for the one that is gone',
    rounds: [
      { keys: 'writable', tabs: [part('there', [], 'close'), part('blocked', ['addShift'], 'stay')] },
      one(part('there', [], 'close'), 'writable', 'deleteDatabase'),
      {
        keys: 'writable',
        tabs: [part('there', ['deleteShift'], 'close'), part('there', ['addPerson'], 'close')],
      },
    ],
  },
  {
    name: 'changed where the keys could not be written, after an addition that a database had not known',
    rounds: [
      one(part('failsOnce', ['addShift'], 'close')),
      one(part('there', ['endShift'], 'close'), 'readOnly'),
      one(part('failsOnce', ['addPerson'], 'close'), 'readOnly'),
    ],
  },
  {
    name: 'added by a page that still waits, removed without a database, where the next one has no room',
    rounds: [
      {
        keys: 'writable',
        tabs: [
          part('blocked', ['addShift'], 'stay'),
          part('full', [], 'reload'),
          part('failing', ['deleteShift'], 'close'),
        ],
      },
      one(part('blocked', ['addShift'], 'close')),
    ],
  },
  {
    name: 'changed without a database while a page with a full one kept its copy of what is gone',
    rounds: [
      one(part('there', ['addPerson', 'addPerson'], 'close')),
      { keys: 'writable', tabs: [part('there', ['addShift'], 'close'), part('full', [], 'stay')] },
      one(part('there', ['changeRole', 'addPerson'], 'close'), 'writable', 'deleteDatabase'),
      {
        keys: 'writable',
        tabs: [part('failsOnce', ['changeRole'], 'close'), part('full', ['deletePerson'], 'crash')],
      },
    ],
  },
  {
    name: 'removed without a database, next to the copy of a page with a full one, where the next one opens late',
    rounds: [
      {
        keys: 'writable',
        tabs: [part('there', ['deleteShift'], 'close'), part('full', [], 'reload')],
        taken: 'deleteDatabase',
      },
      one(part('failing', [], 'stay')),
      {
        keys: 'writable',
        tabs: [part('there', ['deleteShift'], 'close'), part('there', ['publish'], 'close')],
      },
      one(part('failsOnce', ['addShift'], 'close')),
    ],
  },
  {
    name: 'changed after a page had stored what another still had to store',
    rounds: [
      one(part('blocked', ['addPerson'], 'close')),
      { keys: 'readOnly', tabs: [part('failsOnce', [], 'close'), part('failsOnce', [], 'reload')] },
      {
        keys: 'writable',
        tabs: [part('failsOnce', ['changeRole'], 'close'), part('there', [], 'close')],
      },
    ],
  },
  {
    name: 'removed after the database was lost, where the keys had no room and did not know of it',
    rounds: [
      {
        keys: 'writable',
        tabs: [
          part('failsOnce', ['deleteTemplate'], 'close'),
          part('failsOnce', ['deleteShift'], 'close'),
          part('failsOnce', ['deleteTemplate'], 'close'),
        ],
      },
      one(part('lost', ['endShift', 'deleteShift'], 'close'), 'full'),
    ],
  },
  {
    name: 'edited by a page that still waits, and edited further where the database was deleted then',
    rounds: [
      {
        keys: 'writable',
        tabs: [part('blocked', ['addShift', 'endShift'], 'stay'), part('there', ['endShift'], 'close')],
        taken: 'deleteDatabase',
      },
      one(part('blocked', ['publish'], 'close')),
    ],
  },
  {
    name: 'added by a page that still waits, and changed where the database was deleted then and did not open at once',
    rounds: [
      {
        keys: 'writable',
        tabs: [part('blocked', ['addPerson'], 'stay'), part('there', ['changeRole'], 'close')],
        taken: 'deleteDatabase',
      },
      one(part('blocked', ['addPerson'], 'close')),
      one(part('failsOnce', [], 'close')),
    ],
  },
  {
    name: 'published again without a database, where the keys had no room to name the one that had opened meanwhile',
    rounds: [
      one(part('failing', ['publish'], 'close')),
      one(part('there', [], 'close'), 'full'),
      one(part('failing', ['publish'], 'close'), 'full'),
    ],
  },
  {
    name: 'removed without a database, where the keys had no room to name the one that had opened meanwhile',
    rounds: [
      {
        keys: 'writable',
        tabs: [part('failing', ['addPerson'], 'close'), part('failing', ['deletePerson'], 'close')],
      },
      {
        keys: 'writable',
        tabs: [part('failsOnce', [], 'close'), part('failsOnce', ['addPerson'], 'stay')],
      },
      {
        keys: 'full',
        tabs: [part('there', [], 'close'), part('failsOnce', ['deletePerson'], 'close')],
      },
    ],
  },
  {
    name: 'removed by a page that could not read in the keys what had been changed without a database',
    rounds: [
      one(part('there', ['addPerson'], 'close')),
      one(part('failsOnce', ['changeRole', 'changeRole'], 'close')),
      one(part('there', ['deletePerson'], 'close'), 'refused'),
    ],
  },
  {
    name: 'changed by a page that could not read in the keys what had been changed without a database',
    rounds: [
      one(part('there', ['addPerson'], 'close')),
      one(part('failsOnce', ['changeRole', 'changeRole'], 'close')),
      one(part('there', ['changeRole'], 'close'), 'refused'),
    ],
  },
  {
    name: 'changed after an undo that another page still had to store, where the database was deleted then',
    rounds: [
      one(part('failing', ['addPerson', 'changeRole'], 'stay')),
      {
        keys: 'writable',
        tabs: [part('failing', ['undo'], 'stay'), part('there', ['changeRole'], 'close')],
        taken: 'deleteDatabase',
      },
      one(part('failing', [], 'close')),
    ],
  },
];
