/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { OfflineCard } from '@/components/settings/more-sections';
import en from '@/lib/i18n/messages/en.json';
import later from '@/lib/i18n/messages/later/en.json';
import type { OfflineProblem } from '@/lib/offline/offline-problem';
import { renderOnDesktop } from '@/tests/support/desktop';

const show = (isReady: boolean, problem?: OfflineProblem) => {
  renderOnDesktop(
    <IntlProvider locale="en" messages={{ ...en, ...later }} timeZone="UTC">
      <OfflineCard isReady={isReady} problem={problem} />
    </IntlProvider>,
  );
  const card = within(screen.getByRole('region', { name: 'Without internet' }));
  return { status: card.getByRole('status'), button: card.queryByRole('button', { name: 'Try again' }) };
};

test('shows "Ready" without a retry button', () => {
  const { status, button } = show(true);
  expect(status).toHaveTextContent('Ready');
  expect(status).toHaveTextContent('Brigade opens without internet on this device.');
  expect(button).toBeNull();
});

test('shows "Ready" and mentions a newer version that could not be saved', () => {
  const { status, button } = show(true, 'incomplete');
  expect(status).toHaveTextContent(
    'A newer version could not be saved yet. A page arrived incomplete. It is tried again by itself.',
  );
  expect(button).toBeNull();
});

test('shows "Not yet" with a busy button while files are being saved', () => {
  const { status, button } = show(false);
  expect(status).toHaveTextContent('Not yet');
  expect(status).toHaveTextContent('Brigade is being saved on this device.');
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test.each(['unreached', 'foreign', 'failing', 'incomplete', 'differs', 'noRoom', 'broken'] as const)(
  'shows the problem "%s" and offers a retry',
  (problem) => {
    const { status, button } = show(false, problem);
    expect(status).toHaveTextContent(later.offlineUse[problem]);
    expect(status).toHaveTextContent('It is tried again by itself.');
    expect(button).toBeEnabled();
  },
);

test.each(['refused', 'gone'] as const)(
  'shows the problem "%s" without a retry, which cannot help',
  (problem) => {
    const { status, button } = show(false, problem);
    expect(status).toHaveTextContent(later.offlineUse[problem]);
    expect(status).not.toHaveTextContent('It is tried again');
    expect(button).toBeNull();
  },
);
