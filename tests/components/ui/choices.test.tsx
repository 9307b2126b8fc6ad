/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SelectField } from '@/components/ui/fields/select-field';
import { Tabs } from '@/components/ui/tabs';

const VIEWS = [
  { value: 'daily', label: 'Day' },
  { value: 'weekly', label: 'Week' },
  { value: 'list', label: 'List' },
] as const;

type View = (typeof VIEWS)[number]['value'];

function ViewTabs({ onPick }: { onPick: (view: View) => void }) {
  const [view, setView] = useState<View>('weekly');
  const pick = (next: View) => {
    onPick(next);
    setView(next);
  };
  return <Tabs<View> label="View" value={view} options={[...VIEWS]} onChange={pick} />;
}

describe('Tabs', () => {
  test('calls onChange only when a different tab is selected', async () => {
    const onPick = jest.fn();
    const user = userEvent.setup();
    render(<ViewTabs onPick={onPick} />);
    await user.click(screen.getByRole('tab', { name: 'Week' }));
    expect(onPick).not.toHaveBeenCalled();
    await user.click(screen.getByRole('tab', { name: 'Day' }));
    expect(onPick.mock.calls).toEqual([['daily']]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Day');
  });

  test('has one tab stop and moves between tabs with the arrow keys and Home', async () => {
    const user = userEvent.setup();
    render(<ViewTabs onPick={() => {}} />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Week' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'List' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Day' })).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});

describe('SelectField', () => {
  test('opens and selects an option by keyboard under its label', async () => {
    const onChange = jest.fn();
    const user = userEvent.setup();
    render(<SelectField<View> label="View" value="weekly" options={[...VIEWS]} onChange={onChange} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByRole('option', { name: 'List' }));
    expect(onChange).toHaveBeenCalledWith('list');
  });
});
