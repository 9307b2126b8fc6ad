/** @jest-environment jsdom */

import { act, fireEvent, screen } from '@testing-library/react';
import { Needs } from '@/components/demand/needs';
import { withNeed } from '@/lib/demand/demand';
import { demandSetting } from '@/lib/settings/demand-setting';
import { settingOf } from '@/lib/settings/settings-of';
import { liveSchedule } from '@/stores/app/schedule-store';
import { changeSetting } from '@/stores/settings/change-setting';
import { openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';

const undoButton = () => screen.getByRole('button', { name: 'Undo', hidden: true });
const demand = () => settingOf(liveSchedule.getState().schedule, demandSetting);

function paintFirstHour(): void {
  const [cell] = screen.getAllByRole('gridcell', { hidden: true });
  if (!cell) throw new Error('The grid has no cell.');
  fireEvent.keyDown(cell, { key: '2' });
}

test('offers no undo of a painted need when a later edit changed the needs', () => {
  openSchedule([]);
  renderOnDesktop(<Needs />);
  expect(undoButton()).toHaveProperty('disabled', true);
  paintFirstHour();
  expect(undoButton()).toHaveProperty('disabled', false);
  const later = withNeed(demand(), { weekday: 1 }, 'Cook', [8, 9], 3);
  act(() => {
    changeSetting(liveSchedule, demandSetting, later);
  });
  expect(undoButton()).toHaveProperty('disabled', true);
  expect(demand()).toEqual(later);
});
