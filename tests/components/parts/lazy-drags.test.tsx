/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LazyDrags } from '@/components/parts/drag/lazy-drags';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const settle = () => act(async () => {});

test('loads the drag script again at the next pointer over a card after a failure', async () => {
  const load = jest.fn(async () => () => <p>drags</p>);
  load.mockRejectedValueOnce(new Error('The script did not load.'));
  const Drags = lazyPart(load, { onError: () => {} });
  render(
    <>
      <div className="card">Ana</div>
      <LazyDrags cards=".card" drags={Drags} />
    </>,
  );
  await settle();
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('Ana'));
  await settle();
  expect(screen.queryByText('drags')).toBeNull();
  fireEvent.pointerOver(screen.getByText('Ana'));
  await settle();
  expect(screen.getByText('drags')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
