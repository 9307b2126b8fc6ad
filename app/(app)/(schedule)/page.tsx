import { AfterFirstPaint } from '@/app/(app)/after-first-paint';
import { LazyAsOfBar } from '@/components/calendar/as-of/lazy-as-of-bar';
import { CalendarView } from '@/components/calendar/calendar-view';
import { CalendarHeading } from '@/components/calendar/toolbar/heading';
import { HeadingOfWeek, IfLive } from '@/components/calendar/week-template/if-live';
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
          <IfLive>
            <PublishActions />
          </IfLive>
        </>
      }
    >
      <CalendarIsHere />
      <IfLive>
        <SampleBanner />
      </IfLive>
      <LazyAsOfBar />
      <CalendarView guide={<OnboardingGuide />} phoneTool={<AfterFirstPaint part="PhoneProblems" />} />
      <IfLive>
        <AfterFirstPaint part="EmptyWeek" />
        <PublishDock />
      </IfLive>
    </Page>
  );
}
