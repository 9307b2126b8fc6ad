'use client';

import './printed-view.css';
import { useUi } from '@/stores/ui/use-ui';
import { PrintedDay } from './printed-day';
import { PrintedStaff } from './printed-staff';
import { PrintedWeek } from './printed-week';

/** The calendar's view as tables, whole and without its controls; hidden on screen. The month is a table itself. */
export function PrintedView() {
  const view = useUi((state) => state.currentView);
  if (view === 'monthly') return null;
  return (
    <section data-printed="" className="printed-view">
      {view === 'weekly' ? <PrintedWeek /> : view === 'staff' ? <PrintedStaff /> : <PrintedDay />}
    </section>
  );
}
