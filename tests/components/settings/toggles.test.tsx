/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { AppearanceSettings } from '@/components/settings/appearance/section';
import { NotificationSettings } from '@/components/settings/notifications/section';
import { onCue } from '@/stores/notifications/cue-port';
import { renderOnDesktop } from '@/tests/support/desktop';

test('plays one sound for each press of a switch, swatch or category', () => {
  const play = jest.fn();
  renderOnDesktop(
    <>
      <AppearanceSettings />
      <NotificationSettings />
    </>,
  );
  onCue(play);
  const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const swatches = all('input[type=radio]').filter(({ labels }) => labels?.[0]?.querySelector('[style]'));
  const [switches, categories] = [all('[role=switch]'), all('input[type=checkbox]')];
  expect([switches.length, swatches.length, categories.length]).toEqual([9, 8, 7]);
  for (const toggle of [...switches, ...swatches.filter(({ checked }) => !checked), ...categories]) {
    play.mockClear();
    fireEvent.click(toggle);
    expect([toggle.labels?.[0]?.textContent, play.mock.calls]).toEqual([
      toggle.labels?.[0]?.textContent,
      [['optionToggled']],
    ]);
  }
});
