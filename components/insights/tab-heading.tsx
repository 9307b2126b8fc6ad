import type { ComponentProps } from 'react';
import { usePanelPlace } from '@/components/ui/page/panel-place';

/** A heading inside a tab, one level below that of insights, which is h1 as a page and h2 over the calendar. */
export function TabHeading(props: ComponentProps<'h2'>) {
  const Heading = usePanelPlace().isOverCalendar ? 'h3' : 'h2';
  return <Heading {...props} />;
}
