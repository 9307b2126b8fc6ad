'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useOpenDialog } from '@/stores/ui/dialogs';

const DayDialog = lazyPart(() => import('./day-dialog').then((module) => module.DayDialog));

const EventsDialog = lazyPart(() => import('./events-dialog').then((module) => module.EventsDialog));

/** What is said of a day, and events from a file; loaded when first opened. */
export function DayDialogs() {
  const dialog = useOpenDialog();
  if (dialog?.name === 'events') return <EventsDialog />;
  return dialog?.name === 'day' && <DayDialog date={dialog.date} />;
}
