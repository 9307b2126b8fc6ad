import './first.css';
import type { ReactNode } from 'react';
import { CalendarPresence } from '@/components/panels/calendar-presence';

export default function ScheduleLayout({ children, panel }: { children: ReactNode; panel: ReactNode }) {
  return (
    <CalendarPresence>
      {children}
      {panel}
    </CalendarPresence>
  );
}
