/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { FillScreen, type FillScreenProps } from '@/components/auto-fill/fill-screen';
import { LaterWords } from '@/components/parts/later-words';
import {
  type FilledShift,
  type FillFigures,
  type FillState,
  type Proposal,
  USUAL_WEIGHTS,
} from '@/lib/auto-fill/proposal';
import { LANGUAGES } from '@/lib/i18n/language';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { addDays } from '@/lib/time/local-date';
import { MONDAY, openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { shiftAt } from '@/tests/support/records';

const openShift = (id: string, offset: number, times: string) =>
  shiftAt(times, { id, employeeName: OPEN_SHIFT_NAME, date: addDays(MONDAY, offset) });
const filledBy = (
  name: string,
  shift: FilledShift['shift'],
  reasons: FilledShift['reasons'] = [],
): FilledShift => ({ shift, employeeId: `of ${name}`, employeeName: name, reasons });

const LUNCH = filledBy('Maya', openShift('lunch', 0, '09:00-17:00'), [
  { kind: 'hours', minutes: 24 * 60, wantedMinutes: 32 * 60 },
  { kind: 'leastOften', of: 'closing' },
  { kind: 'preferred' },
]);
const DINNER = filledBy('Theo', openShift('dinner', 1, '16:00-23:00'), [{ kind: 'onlyOne' }]);
const NIGHT = openShift('night', 1, '22:00-06:00');
const BEFORE: FillFigures = {
  filled: 0,
  open: 3,
  overtimeMinutes: 0,
  spreadMinutes: 90,
  mostWeekendDays: 0,
};
const PLAN: Proposal = {
  filled: [LUNCH, DINNER],
  unfilled: [
    {
      shift: NIGHT,
      obstacles: [
        {
          employeeName: 'Maya',
          breaks: [
            { rule: 'rest', side: 'after', neighbor: LUNCH.shift, minutes: 300, restHours: 11 },
            { rule: 'daysRunning', days: 8, limit: 6 },
          ],
        },
        { employeeName: 'Theo', breaks: [], isNeededElsewhere: true },
        { employeeName: 'Priya', breaks: [{ rule: 'overlap', other: DINNER.shift }] },
        { employeeName: 'Jonah', breaks: [{ rule: 'overlap', other: DINNER.shift }] },
      ],
      otherRoleCount: 3,
    },
  ],
  before: BEFORE,
  after: { filled: 2, open: 3, overtimeMinutes: 120, spreadMinutes: 60, mostWeekendDays: 1 },
  gap: undefined,
  seed: 1,
};

const acts = {
  onScope: jest.fn(),
  onWeights: jest.fn(),
  onMovesPending: jest.fn(),
  onReject: jest.fn(),
  onTakeBack: jest.fn(),
  onStop: jest.fn(),
  onAgain: jest.fn(),
  onTake: jest.fn(),
  onCover: jest.fn(),
  onAddOpen: jest.fn(),
  onAddEmployee: jest.fn(),
  onClose: jest.fn(),
};

async function show(
  state: FillState,
  over: Partial<FillScreenProps> = {},
  language: (typeof LANGUAGES)[number] = 'en',
): Promise<void> {
  openSchedule([]);
  renderOnDesktop(
    <LaterWords>
      <FillScreen
        state={state}
        scope="shown"
        scopes={[{ value: 'shown', label: 'This week (3)' }]}
        missing={undefined}
        weights={USUAL_WEIGHTS}
        movesPending={false}
        rejected={[]}
        {...acts}
        {...over}
      />
    </LaterWords>,
    1440,
    { language },
  );
  await screen.findByRole('dialog');
}

const row = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-shift-id="${id}"]`);
  if (!found) throw new Error(`There is no row of ${id}.`);
  return found;
};

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

beforeEach(() => jest.clearAllMocks());

describe('FillScreen quality of the plan', () => {
  const at = (phase: FillState['phase'], gap?: number): FillState => ({ phase, proposal: { ...PLAN, gap } });
  test.each([
    ['Looking for a plan...', { phase: 'preparing', proposal: undefined }],
    ['A first plan; getting better...', at('bettering')],
    ['At most 5% from the best; getting better...', at('bettering', 0.0412)],
    ['At most 1% from the best', at('done', 0.0099)],
    ['The best there is', at('done', 0)],
    ['This browser cannot prove how good it is', at('unproven')],
    ['Stopped; the best plan so far', at('canceled')],
    ['At most 3% from the best', at('canceled', 0.03)],
  ] satisfies readonly (readonly [string, FillState])[])(
    'shows "%s" for its phase and gap',
    async (words, state) => {
      await show(state);
      expect(screen.getByText(words, { selector: 'p' })).toBeVisible();
    },
  );

  test('announces the quality together with the number of filled shifts', async () => {
    await show(at('done', 0));
    expect(screen.getByRole('status')).toHaveTextContent('The best there is. The plan fills 2 of 3.');
  });

  test('offers Stop while the search goes on and a plan exists', async () => {
    await show(at('bettering'));
    fireEvent.click(screen.getByRole('button', { name: 'Stop here' }));
    expect(acts.onStop).toHaveBeenCalledTimes(1);
  });
});

describe('FillScreen proposal', () => {
  const DONE: FillState = { phase: 'done', proposal: { ...PLAN, gap: 0 } };

  test('lists the filled shifts by day with at most two reasons each', async () => {
    await show(DONE);
    const days = within(screen.getByRole('region', { name: 'Proposal' })).getAllByRole('region');
    expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
      'Monday, November 16',
      'Tuesday, November 17',
    ]);
    expect(row('lunch')).toHaveTextContent(
      'Maya9:00 AM - 5:00 PMServerfree, 24 of 32 wanted hours, has closed least often',
    );
    expect(row('lunch')).not.toHaveTextContent('prefers');
    expect(row('dinner')).toHaveTextContent('the only one who can');
  });

  test('names the employee from whom a pending shift is taken', async () => {
    const moved = { ...LUNCH, shift: { ...LUNCH.shift, employeeName: 'Jonah', status: 'Pending' } };
    await show({ phase: 'done', proposal: { ...PLAN, filled: [moved] } });
    expect(row('lunch')).toHaveTextContent('instead of Jonah');
  });

  test('lists why each employee cannot take an unfilled shift, and links to who can cover', async () => {
    await show(DONE);
    const reasons = within(row('night'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(reasons).toEqual([
      'Maya: Less than 11 h rest after Mon 9:00 AM - 5:00 PM',
      'Theo: needed in another shift of this plan',
      'Priya: Overlaps Tue 4:00 PM - 11:00 PM',
      '1 more cannot either',
      '3 others lack the role',
    ]);
    fireEvent.click(
      within(row('night')).getByRole('button', {
        name: 'Who can cover? Server, Tue, Nov 17, 10:00 PM - 6:00 AM',
      }),
    );
    expect(acts.onCover).toHaveBeenCalledWith('night');
  });

  test('compares figures before and after', async () => {
    await show(DONE);
    const rows = within(screen.getByRole('table', { name: 'Before and after' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'FigureBeforeAfter',
      'Filled0 of 32 of 3',
      'Overtime0 h2 h',
      'Between most and fewest hours1.5 h1 h',
      'Most weekend days of one person01',
    ]);
  });

  test('takes the whole plan, or only the checked shifts', async () => {
    await show(DONE);
    fireEvent.click(screen.getByRole('button', { name: 'Take 2 shifts' }));
    expect(acts.onTake).toHaveBeenLastCalledWith(['lunch', 'dinner']);
    fireEvent.click(
      screen.getByRole('checkbox', { name: 'Take Maya, Server, Mon, Nov 16, 9:00 AM - 5:00 PM' }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Take 1 shift' }));
    expect(acts.onTake).toHaveBeenLastCalledWith(['dinner']);
    expect(screen.getByRole('table', { name: 'The days at a glance' })).not.toHaveTextContent('Maya');
  });

  test('refuses to take a plan that belongs to an earlier request', async () => {
    await show({ phase: 'preparing', proposal: PLAN });
    fireEvent.click(screen.getByRole('button', { name: 'Take 2 shifts' }));
    expect(acts.onTake).not.toHaveBeenCalled();
  });

  test('rejects one employee for one shift and allows the rejected one again', async () => {
    await show(DONE, { rejected: [DINNER] });
    fireEvent.click(
      screen.getByRole('button', { name: 'Not Maya here: Server, Mon, Nov 16, 9:00 AM - 5:00 PM' }),
    );
    expect(acts.onReject).toHaveBeenCalledWith(LUNCH);
    const chips = screen.getByRole('group', { name: 'Not here' });
    fireEvent.click(within(chips).getByRole('button', { name: /^Theo, Server, Tue.*: allow again$/ }));
    expect(acts.onTakeBack).toHaveBeenCalledWith(DINNER);
  });

  test.each(LANGUAGES)('has every message in %s', async (language) => {
    const error = jest.spyOn(console, 'error');
    await show(DONE, {}, language);
    expect(row('lunch')).toHaveTextContent(/Maya.*24.*32/);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe('FillScreen weights', () => {
  test('sets weights by labeled sliders and pending moves by a switch', async () => {
    await show({ phase: 'done', proposal: PLAN });
    const fair = screen.getByRole('slider', { name: 'Fair' });
    expect(fair).toHaveAttribute('aria-valuetext', 'as usual');
    fireEvent.change(fair, { target: { value: '4' } });
    expect(acts.onWeights).toHaveBeenCalledWith({ ...USUAL_WEIGHTS, fair: 4 });
    expect(screen.getByRole('slider', { name: 'Few overtime hours' })).toBeVisible();
    expect(screen.getByRole('slider', { name: 'As last time' })).toBeVisible();
    fireEvent.click(screen.getByRole('switch', { name: 'Also move pending shifts' }));
    expect(acts.onMovesPending).toHaveBeenCalledWith(true);
  });
});

describe('FillScreen without a plan', () => {
  test('offers to add an open shift when there is none', async () => {
    await show({ phase: 'preparing', proposal: undefined }, { missing: 'noOpen' });
    expect(screen.getByText('No open shift here')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Add an open shift' }));
    expect(acts.onAddOpen).toHaveBeenCalledTimes(1);
  });

  test('offers to add an employee when the team is empty', async () => {
    await show({ phase: 'preparing', proposal: undefined }, { missing: 'noTeam' });
    fireEvent.click(screen.getByRole('button', { name: 'Add an employee' }));
    expect(acts.onAddEmployee).toHaveBeenCalledTimes(1);
  });

  test('offers to fill again after a failure', async () => {
    await show({ phase: 'failed', proposal: undefined });
    expect(screen.getByRole('alert')).toHaveTextContent('No plan could be made');
    fireEvent.click(screen.getByRole('button', { name: 'Fill again' }));
    expect(acts.onAgain).toHaveBeenCalledTimes(1);
  });

  test('explains that nothing can be filled and disables taking a plan', async () => {
    const proposal = {
      ...PLAN,
      filled: [],
      unfilled: [{ shift: NIGHT, obstacles: [], otherRoleCount: 4 }],
    };
    await show({ phase: 'done', proposal });
    expect(screen.getByText(/^None of these shifts can be filled as things stand/)).toBeVisible();
    expect(row('night')).toHaveTextContent('Nobody on the team has the role Server.');
    expect(row('night')).not.toHaveTextContent('lack the role');
    const take = screen.getByRole('button', { name: 'Nothing to take' });
    // Screen readers must learn that the button is disabled.
    expect(take).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(take);
    expect(acts.onTake).not.toHaveBeenCalled();
  });
});
