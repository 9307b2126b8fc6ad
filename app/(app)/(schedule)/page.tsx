import { CalendarView } from '@/components/calendar/calendar-view';
import { CalendarHeading } from '@/components/calendar/toolbar/heading';
import { OnboardingGuide } from '@/components/onboarding/onboarding-guide';
import { SampleBanner } from '@/components/onboarding/sample-banner';
import { CalendarIsHere } from '@/components/panels/calendar-presence';
import { ProblemChipPlace } from '@/components/problems/chip-place';
import { PublishActions, PublishDock } from '@/components/publish/publish-actions';
import { Page } from '@/components/shell/frame/page';

export default function CalendarPage() {
  return (
    <Page
      heading={<CalendarHeading />}
      actions={
        <>
          <ProblemChipPlace isOnDesktop />
          <PublishActions />
        </>
      }
    >
      <CalendarIsHere />
      <SampleBanner />
      <CalendarView guide={<OnboardingGuide />} phoneTool={<ProblemChipPlace isOnDesktop={false} />} />
      <PublishDock />
    </Page>
  );
}
