/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { Celebration } from '@/components/ui/celebration';
import { renderOnDesktop } from '@/tests/support/desktop';

jest.mock('canvas-confetti', () => ({
  __esModule: true,
  default: { create: () => Object.assign(() => new Promise(() => {}), { reset: () => {} }) },
}));

test("draws the confetti behind the celebration's text and hides the canvas from assistive technology", async () => {
  renderOnDesktop(
    <Celebration
      icon={null}
      title="Schedule Published!"
      message="Ready"
      keyHint="Press any key"
      tapHint="Tap"
      onEnd={() => {}}
    />,
  );
  const dialog = screen.getByRole('dialog');
  const canvas = await waitFor(() => {
    const found = dialog.querySelector('canvas.confetti');
    if (!found) throw new Error('No confetti yet.');
    return found;
  });
  const title = screen.getByRole('heading', { name: 'Schedule Published!' });
  expect(canvas.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(canvas.parentElement?.getAttribute('aria-hidden')).toBe('true');
});
