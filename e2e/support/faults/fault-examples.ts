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

/** Sequences that once lost a confirmed edit, as short as possible. */
export const EXAMPLES: readonly Example[] = [
  {
    name: 'deletion while the database does not open',
    rounds: [
      one(part('there', ['addPerson', 'addShift', 'addTemplate'], 'close')),
      one(part('failing', ['deletePerson', 'clearShifts', 'deleteTemplate'], 'close')),
    ],
  },
  {
    name: 'change while a database that is ahead of localStorage does not open',
    rounds: [
      one(part('there', ['addPerson', 'addShift'], 'close')),
      one(part('there', ['addTemplate'], 'crash'), 'readOnly'),
      one(part('failing', ['changeRole', 'endShift'], 'close')),
    ],
  },
  {
    name: 'deletion while another page has filled localStorage',
    rounds: [
      one(part('there', ['addPerson', 'addShift'], 'close')),
      // The shifts grow and cannot be written; the team shrinks and can.
      one(part('there', ['addShift', 'addShift', 'deleteShift', 'deletePerson'], 'reload'), 'full'),
    ],
  },
  {
    name: 'deletion after an open page lost its database',
    rounds: [one(part('lost', ['addPerson', 'deletePerson'], 'close'))],
  },
  {
    name: 'new database without localStorage, with a log as long as that of the deleted database',
    rounds: [
      one(part('there', ['addPerson'], 'close'), 'writable', 'deleteDatabase'),
      one(part('there', ['addPerson', 'addPerson', 'addPerson'], 'close'), 'refused'),
    ],
  },
  {
    name: 'new database by a page that cannot write localStorage',
    rounds: [
      one(part('there', ['addTemplate'], 'close')),
      one(part('there', ['addPerson'], 'close'), 'writable', 'deleteDatabase'),
      one(part('there', ['deleteTemplate'], 'close'), 'readOnly'),
    ],
  },
  {
    name: 'addition without a database after localStorage was cleared, and deletion while another tab opens',
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
    name: 'addition without a database after localStorage was cleared, and deletion while another page stays open',
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
    name: 'change without a database while another page has edits that its full database refused',
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
    name: 'deletion on a page that was open when the database was deleted, without writable localStorage',
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
    name: 'publication without localStorage after one that a late database does not have',
    rounds: [
      one(part('failsOnce', [], 'reload')),
      one(part('there', ['publish'], 'close')),
      one(part('there', ['publish'], 'close'), 'refused'),
    ],
  },
  {
    name: 'publication without localStorage after one by a page that waited for its database',
    rounds: [one(part('blocked', ['publish'], 'close')), one(part('there', ['publish'], 'close'), 'refused')],
  },
  {
    name: 'deletion in a new database of an addition by a page that waits for the deleted one',
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
    name: 'change without writable localStorage after an addition that the database does not have',
    rounds: [
      one(part('failsOnce', ['addShift'], 'close')),
      one(part('there', ['endShift'], 'close'), 'readOnly'),
      one(part('failsOnce', ['addPerson'], 'close'), 'readOnly'),
    ],
  },
  {
    name: 'addition by a waiting page and deletion without a database, before a full database',
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
    name: 'change without a database while a page with a full one keeps its copy of deleted data',
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
    name: 'deletion without a database beside the copy of a page with a full one, before a late database',
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
    name: 'change after one page stored what another page still had to store',
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
    name: 'deletion after the database was lost, with full localStorage that lacks the record',
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
    name: 'edit by a waiting page, followed by another edit before the database is deleted',
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
    name: 'addition by a waiting page and change before the database is deleted and opens late',
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
    name: 'second publication without a database, with localStorage too full to name the new database',
    rounds: [
      one(part('failing', ['publish'], 'close')),
      one(part('there', [], 'close'), 'full'),
      one(part('failing', ['publish'], 'close'), 'full'),
    ],
  },
  {
    name: 'deletion without a database, with localStorage too full to name the new database',
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
    name: 'deletion on a page that cannot read a change without a database from localStorage',
    rounds: [
      one(part('there', ['addPerson'], 'close')),
      one(part('failsOnce', ['changeRole', 'changeRole'], 'close')),
      one(part('there', ['deletePerson'], 'close'), 'refused'),
    ],
  },
  {
    name: 'change on a page that cannot read a change without a database from localStorage',
    rounds: [
      one(part('there', ['addPerson'], 'close')),
      one(part('failsOnce', ['changeRole', 'changeRole'], 'close')),
      one(part('there', ['changeRole'], 'close'), 'refused'),
    ],
  },
  {
    name: 'change after an undo that another page still has to store, before the database is deleted',
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
