/** @jest-environment jsdom */
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ProblemChip } from '@/components/problems/chip';
import { ProblemWatch } from '@/components/problems/problem-watch';
import { ProblemsLayer, ShowProblemWatch } from '@/components/problems/problems-layer';
import { employeeEntry, publicationEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { PUBLICATION_ID } from '@/lib/shifts/publication/publication';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { persisted } from '@/stores/app/gateway';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { publishDays, publishStore, requestPublication } from '@/stores/publish/publish';
import { closeDialog } from '@/stores/ui/dialogs';
import { MONDAY, openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { startPublishingInTests } from '@/tests/support/publishing';
import { employeeOf, shiftAt } from '@/tests/support/records';
import { readSettingNow, setSettings } from '@/tests/support/set-settings';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ push: jest.fn() }),
}));

// Messages and dialogs load on first use, slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

const shift = (id: string, times: string, date: LocalDate, employeeName: string) =>
  shiftAt(times, { id, date, employeeName });

const SHIFTS = [
  shift('early', '09:00-17:00', THURSDAY, 'Ben'),
  shift('late', '16:00-20:00', THURSDAY, 'Ben'),
  shift('open', '09:00-12:00', MONDAY, ''),
  shift('ana', '09:00-12:00', addDays(THURSDAY, 1), 'Ana'),
];

beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: jest.fn() }));

beforeAll(startPublishingInTests);
beforeEach(() => {
  openSchedule(SHIFTS);
  liveSchedule.commit([
    employeeEntry(undefined, employeeOf('Ben')),
    employeeEntry(undefined, employeeOf('Ana', { role: 'Cook' })),
  ]);
  persisted.ignoredProblems.load();
  uiStore.setState({ today: THURSDAY, currentView: 'weekly', filter: NO_FILTER });
  closeDialog();
  publishStore.setState({ phase: 'idle' });
});

async function open(width?: number): Promise<void> {
  renderOnDesktop(
    <>
      <ProblemChip isOnDesktop />
      <ProblemChip isOnDesktop={false} />
      <div data-shift-id="early">
        <button type="button">The card</button>
      </div>
      <ProblemsLayer />
      <ShowProblemWatch />
      <ProblemWatch />
    </>,
    width,
  );
  await screen.findByRole('button', { name: /problem/ });
}

const chip = (name: string) => screen.findByRole('button', { name });
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const edit = (verb: () => unknown) =>
  act(() => {
    verb();
  });

test.each([1440, 390])(
  'shows one chip with the problem count of the shown days and follows edits, at %i px',
  async (width) => {
    await open(width);
    expect(await chip('3 problems')).toBeInTheDocument();
    edit(() => uiStore.setState({ currentView: 'daily' }));
    expect(await chip('1 problem')).toBeInTheDocument();
    edit(() => uiStore.setState({ currentView: 'weekly' }));
    edit(() => liveSchedule.deleteShift('late'));
    expect(await chip('2 problems')).toBeInTheDocument();
    edit(() => liveSchedule.moveWeeks(1));
    expect(screen.queryByRole('button', { name: /problem/i })).not.toBeInTheDocument();
  },
);

test('lists problems by kind, or by person with open shifts last', async () => {
  await open();
  fireEvent.click(await chip('3 problems'));
  const list = await screen.findByRole('dialog', { name: 'Problems' });
  const titles = () =>
    within(list)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Another role1', 'Overlaps1', 'Open shifts1']);
  expect(lines()).toEqual([
    'AnaFri, Nov 20, 9:00 AM - 12:00 PMAna is a Cook, not a ServerIgnore',
    'BenThu, Nov 19, 9:00 AM - 5:00 PMOverlaps Thu 4:00 PM - 8:00 PMIgnore',
    'ServerMon, Nov 16, 9:00 AM - 12:00 PMNobody has this shift yetIgnore',
  ]);
  fireEvent.click(within(list).getByRole('radio', { name: 'By person' }));
  expect(titles()).toEqual(['Ana1', 'Ben1', 'Open shift1']);
});

test('names the role of an open shift on a closed day', async () => {
  const before = readSettingNow('openingHours');
  setSettings({ openingHours: { days: [{ weekday: 1, kind: 'closed' }], isCloseShown: false } });
  await open();
  fireEvent.click(await chip('4 problems'));
  await screen.findByRole('dialog', { name: 'Problems' });
  expect(lines()).toContainEqual(expect.stringMatching(/^ServerMon, Nov 16.*closed/i));
  edit(() => setSettings({ openingHours: before }));
});

test('names the other role when one person has two roles at the same time', async () => {
  edit(() =>
    liveSchedule.commit([
      shiftEntry(SHIFTS[1], { ...shift('late', '16:00-20:00', THURSDAY, 'Ben'), role: 'Host' }),
    ]),
  );
  await open();
  fireEvent.click(await chip('4 problems'));
  await screen.findByRole('dialog', { name: 'Problems' });
  expect(screen.getByText('At the same time as Host, Thu 4:00 PM - 8:00 PM')).toBeInTheDocument();
});

test('opens the day of a pressed problem, clears a filter that hides it and focuses the card', async () => {
  await open();
  edit(() => liveSchedule.selectDate(MONDAY));
  edit(() => uiStore.setFilter({ ...NO_FILTER, roles: ['Manager'] }));
  fireEvent.click(await chip('3 problems'));
  const list = await screen.findByRole('dialog', { name: 'Problems' });
  fireEvent.click(within(list).getByRole('button', { name: /^Ben/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(liveSchedule.getState().selectedDate).toBe(THURSDAY);
  expect(uiStore.getState().filter).toEqual(NO_FILTER);
  await act(async () => {});
  expect(screen.getByRole('button', { name: 'The card' })).toHaveFocus();
});

test('moves an ignored problem to the ignored list with its reason, and shows it again on request', async () => {
  await open();
  fireEvent.click(await chip('3 problems'));
  const list = await screen.findByRole('dialog', { name: 'Problems' });
  fireEvent.click(within(list).getByRole('button', { name: /^Ignore: Ben, Thu/ }));
  const reason = within(list).getByRole('textbox', { name: 'Why is it fine?' });
  expect(reason).toHaveFocus();
  fireEvent.keyDown(reason, { key: 'Escape' });
  expect(within(list).getByRole('button', { name: /^Ignore: Ben/ })).toHaveFocus();
  fireEvent.click(within(list).getByRole('button', { name: /^Ignore: Ben/ }));
  fireEvent.change(within(list).getByRole('textbox'), { target: { value: 'A handover' } });
  fireEvent.submit(within(list).getByRole('textbox'));
  expect(within(list).getByRole('status')).toHaveTextContent('2 problems');
  expect(within(list).getByRole('button', { name: /^Server.*Mon, Nov 16/ })).toHaveFocus();
  const ignored = within(list).getByRole('region', { name: 'Ignored' });
  expect(ignored).toHaveTextContent('Ben, Thu, Nov 19, 9:00 AM - 5:00 PM, Overlaps Thu 4:00 PM - 8:00 PM');
  expect(ignored).toHaveTextContent('A handover');
  fireEvent.click(within(ignored).getByRole('button', { name: /^Show again: Ben/ }));
  expect(within(list).getByRole('status')).toHaveTextContent('3 problems');
  expect(screen.queryByRole('region', { name: 'Ignored' })).not.toBeInTheDocument();
});

test('keeps the chip with "No problems" when all problems are ignored', async () => {
  await open();
  edit(() => ['late', 'open', 'ana'].map(liveSchedule.deleteShift));
  edit(() => liveSchedule.addShift({ ...shift('open 2', '09:00-12:00', MONDAY, '') }));
  fireEvent.click(await chip('1 problem'));
  fireEvent.click(await screen.findByRole('button', { name: /^Ignore:/ }));
  fireEvent.submit(screen.getByRole('textbox'));
  expect(screen.getByRole('status')).toHaveTextContent('No problems');
  expect(screen.getByRole('heading', { name: 'Problems' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(await chip('No problems')).toBeInTheDocument();
});

describe('publishing with problems', () => {
  const question = () => screen.findByRole('alertdialog', { name: /in what you publish/ });
  let publish: jest.SpyInstance;
  beforeEach(() => {
    // Without a stored publication, publishing ends immediately and cannot leak into the next test.
    publish = jest.spyOn(liveSchedule, 'publish').mockReturnValue(undefined);
  });
  afterEach(() => publish.mockRestore());

  test('lists problems of the published weeks before publishing, and publishes only when confirmed', async () => {
    await open();
    edit(() => liveSchedule.addShift(shift('next', '09:00-12:00', addDays(THURSDAY, 7), '')));
    edit(() => liveSchedule.addShift(shift('past', '09:00-12:00', addDays(THURSDAY, -7), '')));
    edit(() => requestPublication(true));
    expect(await question()).toHaveAccessibleName('3 problems in what you publish');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    // Past problems can no longer be fixed.
    edit(() => publishDays([{ from: addDays(MONDAY, -7), to: addDays(MONDAY, 13) }]));
    expect(await question()).toHaveAccessibleName('4 problems in what you publish');
    expect(publishStore.getState().phase).toBe('idle');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(publishStore.getState().phase).toBe('idle');
    edit(() => requestPublication(true));
    await question();
    fireEvent.click(screen.getByRole('button', { name: 'Publish all the same' }));
    await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  });

  test('publishes without a confirmation when the published weeks have no problem', async () => {
    await open();
    const published = { id: PUBLICATION_ID, at: 7, shiftCount: 4, since: [] };
    edit(() => liveSchedule.commit([publicationEntry(undefined, published)]));
    edit(() => liveSchedule.moveWeeks(1));
    edit(() => liveSchedule.addShift(shift('next', '09:00-12:00', addDays(THURSDAY, 7), 'Ben')));
    edit(() => requestPublication(true));
    await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  });

  test('removes fixed and ignored problems from the confirmation', async () => {
    await open();
    edit(() => requestPublication(true));
    await question();
    edit(() => liveSchedule.deleteShift('late'));
    expect(await question()).toHaveAccessibleName('2 problems in what you publish');
    edit(() => liveSchedule.deleteShift('open'));
    fireEvent.click(screen.getByRole('button', { name: /^Ignore: Ana/ }));
    fireEvent.submit(screen.getByRole('textbox'));
    expect(screen.getByRole('alertdialog', { name: 'No problems' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  });
});
