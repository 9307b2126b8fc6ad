/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { useTemplateDraft } from '@/components/templates/template-form-dialog';
import { liveSchedule } from '@/stores/app/schedule-store';
import { templatesOf } from '@/stores/templates/templates';

describe('a half-filled template', () => {
  test('that could not be stored after its form was closed is offered again', () => {
    const { result, unmount } = renderHook(() => useTemplateDraft(undefined));
    act(() => result.current.change({ name: 'Brunch' }));
    const { markSubmitted, markRefused } = result.current;
    act(markSubmitted);
    unmount();
    expect(templatesOf(liveSchedule).getState().drafts.size).toBe(0);
    markRefused();
    expect(templatesOf(liveSchedule).getState().drafts.get('')).toMatchObject({ fields: { name: 'Brunch' } });
  });
});
