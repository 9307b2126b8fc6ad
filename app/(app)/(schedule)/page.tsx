import { AfterFirstPaint } from '@/app/(app)/after-first-paint';
import { AsOfPlace } from '@/components/calendar/as-of/as-of-place';
import { CalendarView } from '@/components/calendar/calendar-view';
import { CalendarHeading } from '@/components/calendar/toolbar/heading';
import { HeadingOfWeek, WhilePresent } from '@/components/calendar/week-template/while-present';
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
          <WhilePresent>
            <PublishActions />
          </WhilePresent>
        </>
      }
    >
      <CalendarIsHere />
      <WhilePresent>
        <SampleBanner />
      </WhilePresent>
      <AsOfPlace />
      <CalendarView guide={<OnboardingGuide />} phoneTool={<AfterFirstPaint part="PhoneProblems" />} />
      <WhilePresent>
        <AfterFirstPaint part="EmptyWeek" />
        <PublishDock />
      </WhilePresent>
    </Page>
  );
}
