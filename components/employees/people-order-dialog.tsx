'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { moveInOrder, sortByManagerOrder } from '@/lib/employees/people-order';
import { peopleOrderSetting } from '@/lib/settings/team-settings';
import { byRole } from '@/lib/shifts/views/employee-week';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { closeDialog } from '@/stores/ui/dialogs';

type Direction = 'up' | 'down';

const PLACES: Readonly<Record<Direction, number>> = { up: -1, down: 1 };
const KEYS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** The team in the order that views, print and pickers follow; every move is saved at once. */
export function PeopleOrderDialog() {
  const store = useScheduleStore();
  const t = useTranslations('peopleOrder');
  const common = useTranslations('common');
  const roleName = useRoleName();
  const { colorOf, keys } = useRoleBook();
  const employees = useSchedule((state) => state.schedule.employees);
  const order = useSetting(peopleOrderSetting);
  const people = sortByManagerOrder(byRole([...employees.values()], keys), order);
  const list = useRef<HTMLOListElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState<{ id: string; direction: Direction }>();
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    if (!moved) return;
    setMoved(undefined);
    // A moved row loses the focus. In the first or last row, one of the two buttons is disabled.
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-person="${CSS.escape(moved.id)}"] button`,
    );
    const [up, down] = Array.from(buttons ?? []);
    const wanted = moved.direction === 'up' ? up : down;
    (wanted?.disabled ? (moved.direction === 'up' ? down : up) : wanted)?.focus();
  }, [moved]);

  const move = (id: string, direction: Direction) => {
    const ids = moveInOrder(
      people.map((person) => person.id),
      id,
      PLACES[direction],
    );
    changeSetting(store, peopleOrderSetting, ids);
    setMoved({ id, direction });
    const name = employees.get(id)?.name ?? '';
    setAnnouncement(t('moved', { name, position: ids.indexOf(id) + 1, count: ids.length }));
  };
  const reset = () => {
    changeSetting(store, peopleOrderSetting, []);
    // The pressed button is gone, so Done gets the focus.
    done.current?.focus();
  };
  const moveByKey = (event: KeyboardEvent, id: string) => {
    const direction = KEYS[event.key];
    if (!direction || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(id, direction);
  };

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <>
          {order.length > 0 && (
            <Button variant="ghost" size="dialog" onClick={reset}>
              {t('reset')}
            </Button>
          )}
          <Button ref={done} variant="primary" size="dialog" onClick={closeDialog}>
            {t('done')}
          </Button>
        </>
      }
    >
      <p className="pb-3 text-ink-2">{t('lead')}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol ref={list}>
        {people.map(({ id, name, role, color }, position) => (
          <li
            key={id}
            data-person={id}
            className="flex min-h-11 items-center gap-3 border-b border-line py-1 last:border-b-0"
          >
            <Avatar name={name} roleColor={colorOf(role, color)} size={28} />
            <span className="min-w-0 grow truncate font-medium" dir="auto" title={name}>
              {name}
            </span>
            <span className="max-w-1/3 shrink-0 truncate text-xs text-ink-2 phone:text-[13px]">
              {roleName(role)}
            </span>
            <span className="flex shrink-0">
              {(['up', 'down'] as const).map((direction) => (
                <IconButton
                  key={direction}
                  label={t(direction, { name })}
                  tooltip={false}
                  size="sm"
                  className="phone:size-11 coarse:size-11"
                  icon={
                    direction === 'up' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />
                  }
                  disabled={position === (direction === 'up' ? 0 : people.length - 1)}
                  onKeyDown={(event) => moveByKey(event, id)}
                  onClick={() => move(id, direction)}
                />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
