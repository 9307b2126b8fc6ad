/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DragWhenAsked } from '@/components/parts/drag/drag-when-asked';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const settle = () => act(async () => {});

test('where the script of the drags did not come, the next pointer on a card asks again', async () => {
  const load = jest.fn(async () => () => <p>drags</p>);
  load.mockRejectedValueOnce(new Error('The script did not come.'));
  const Drags = lazyPart(load, { onError: () => {} });
  render(
    <>
      <div className="card">Ana</div>
      <DragWhenAsked cards=".card" drags={Drags} />
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
