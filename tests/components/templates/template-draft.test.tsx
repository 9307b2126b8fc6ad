/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RoleBookContext } from '@/components/parts/roles/role-book';
import { useTemplateDraft } from '@/components/templates/template-form-dialog';
import { colorOfRole } from '@/lib/employees/role';
import { roleBook } from '@/lib/employees/roles/role-book';
import { SPECIFIED_ROLES } from '@/lib/employees/roles/role-list';
import { withArchived } from '@/lib/employees/roles/role-list-edits';
import { liveSchedule } from '@/stores/app/schedule-store';
import { templatesOf } from '@/stores/templates/templates';

const WithoutServer = ({ children }: { children: ReactNode }) => (
  <RoleBookContext value={roleBook(withArchived(SPECIFIED_ROLES, 'Server', true))}>
    {children}
  </RoleBookContext>
);

test('preselects the first active role when Server is archived', () => {
  const { result } = renderHook(() => useTemplateDraft(undefined), { wrapper: WithoutServer });
  expect(result.current.draft).toMatchObject({ role: 'Manager', color: colorOfRole('Manager') });
});

describe('template draft', () => {
  test('is restored when saving fails after its form was closed', () => {
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
