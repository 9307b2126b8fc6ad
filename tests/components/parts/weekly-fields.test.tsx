/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { WeeklyFields } from '@/components/parts/availability/weekly-fields';
import { type DayDraft, weekDraftOf, weeklyFromDraft } from '@/lib/employees/availability-draft';
import { MAX_HOURS_A_DAY } from '@/lib/employees/stored-availability';
import { readAsked } from '@/lib/requests/asked';
import { renderOnDesktop } from '@/tests/support/desktop';
import { clock, day } from '@/tests/support/records';

const MONDAY = day('2026-11-23');
const weeklyOf = (count: number) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    Array.from({ length: count }, () => ({
      weekday,
      kind: 'hours' as const,
      from: clock('09:00'),
      to: clock('10:00'),
    })),
  );

let shown: readonly DayDraft[];

function Form({ mostHours }: { mostHours?: number }) {
  const [days, setDays] = useState(() => weekDraftOf({ weekly: weeklyOf(1).slice(0, 1) }));
  shown = days;
  return (
    <WeeklyFields days={days} firstDay={MONDAY} refusals={[]} mostHours={mostHours} onChange={setDays} />
  );
}

const add = () => screen.getByRole('button', { name: 'Add more hours' });

test('limits the stretches of a day to mostHours, announces the limit and accepts one after a removal', async () => {
  const user = userEvent.setup();
  renderOnDesktop(<Form mostHours={3} />);
  await user.click(add());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(add());
  expect(screen.getByRole('status')).toHaveTextContent('A day has room for 3.');
  await user.click(add());
  expect(shown[0]?.hours).toHaveLength(3);
  expect(add()).toHaveFocus();
  const [remove] = screen.getAllByRole('button', { name: 'Remove these hours' });
  if (remove) await user.click(remove);
  await user.click(add());
  expect(shown[0]?.hours).toHaveLength(3);
});

test('allows any number of stretches without mostHours', async () => {
  const user = userEvent.setup();
  renderOnDesktop(<Form />);
  for (let count = 0; count < MAX_HOURS_A_DAY; count++) await user.click(add());
  expect(shown[0]?.hours).toHaveLength(MAX_HOURS_A_DAY + 1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('reads an availability reply with MAX_HOURS_A_DAY stretches on every day', () => {
  const made = weeklyFromDraft(weekDraftOf({ weekly: weeklyOf(MAX_HOURS_A_DAY) }), []);
  const weekly = made.isOk ? made.value : [];
  expect(weekly).toHaveLength(7 * MAX_HOURS_A_DAY);
  expect(readAsked({ kind: 'availability', number: '1', weekly })).toMatchObject({ weekly });
});
