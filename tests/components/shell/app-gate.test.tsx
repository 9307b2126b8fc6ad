/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import GlobalError from '@/app/global-error';
import { AppGate } from '@/components/shell/frame/app-gate';
import { ErrorScreen } from '@/components/shell/frame/error-screen';
import { languageStore } from '@/stores/app/language-store';
import { renderOnDesktop } from '@/tests/support/desktop';

jest.mock('@/stores/app/boot', () => ({ startApp() {}, connectStorage() {} }));
// Simulates that no script loads.
jest.mock('@/components/shell/frame/global-error-screen', () => {
  throw new Error('Failed to load chunk');
});

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <GlobalError error={this.state.error} /> : this.props.children;
  }
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

test('AppGate shows the built-in fallback screen when messages and scripts fail to load', async () => {
  languageStore.setState({ failure: new Error('Failed to load chunk 7') });
  render(
    <Boundary>
      <AppGate dialogs={null} notices={null} dock={null} bell={null}>
        the app
      </AppGate>
    </Boundary>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('Failed to load chunk 7')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/');
});

test('ErrorScreen shows and focuses its heading immediately', () => {
  renderOnDesktop(<ErrorScreen message="Failed to load chunk 8" onRetry={() => {}} />);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
