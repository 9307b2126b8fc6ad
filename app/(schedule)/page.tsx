import { CalendarHeading } from '@/components/calendar/calendar-heading';
import { CalendarView } from '@/components/calendar/calendar-view';
import { CalendarIsHere } from '@/components/panels/calendar-presence';
import { Page } from '@/components/shell/page';

export default function CalendarPage() {
  return (
    <Page heading={<CalendarHeading />}>
      <CalendarIsHere />
      <CalendarView />
    </Page>
  );
}
