import { AfterFirstPaint } from '@/app/(app)/after-first-paint';
import { CalendarView } from '@/components/calendar/calendar-view';
import { CalendarHeading } from '@/components/calendar/toolbar/heading';
import { HeadingOfWeek, UnlessWeekEdited } from '@/components/calendar/week-template/unless-edited';
import { OnboardingGuide } from '@/components/onboarding/onboarding-guide';
import { SampleBanner } from '@/components/onboarding/sample-banner';
import { CalendarIsHere } from '@/components/panels/calendar-presence';
import { PublishActions, PublishDock } from '@/components/publish/publish-actions';
import { Page } from '@/components/shell/frame/page';

export default function CalendarPage() {
  return (
    <Page
      isThemeInMenu
      heading={
        <HeadingOfWeek>
          <CalendarHeading />
        </HeadingOfWeek>
      }
      actions={
        <>
          <AfterFirstPaint part="DesktopProblems" />
          <UnlessWeekEdited>
            <PublishActions />
          </UnlessWeekEdited>
        </>
      }
    >
      <CalendarIsHere />
      <UnlessWeekEdited>
        <SampleBanner />
      </UnlessWeekEdited>
      <CalendarView guide={<OnboardingGuide />} phoneTool={<AfterFirstPaint part="PhoneProblems" />} />
      <UnlessWeekEdited>
        <AfterFirstPaint part="EmptyWeek" />
        <PublishDock />
      </UnlessWeekEdited>
    </Page>
  );
}
