'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { currentSection } from '@/lib/current-section';
import { SECTIONS_SETTLE_MS } from '@/lib/timing';
import { SETTINGS_SECTIONS, type SettingsSection, sectionId } from './sections';

/** The requested section, and the scroll position at that time. */
interface Asked {
  readonly section: SettingsSection;
  readonly top: number;
}

/**
 * Returns the section being read, and a function that scrolls to a section and focuses it. A requested
 * section stays current until the page is scrolled, because the section may be beside another, or too low to
 * reach the upper edge. `place`: any element in the scroller.
 */
export function useCurrentSection(place: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<SettingsSection | undefined>(SETTINGS_SECTIONS[0]);
  const asked = useRef<Asked>(undefined);

  const goTo = (section: SettingsSection) => {
    const element = document.getElementById(sectionId(section));
    const scroller = scrollerOf(place.current);
    if (!element || !scroller) return;
    scrollToSection(element);
    asked.current = { section, top: scroller.scrollTop };
    setCurrent(section);
    focusHeading(element);
  };

  useEffect(() => {
    const scroller = scrollerOf(place.current);
    if (!scroller) return;
    const look = () => {
      const at = asked.current;
      if (at && Math.abs(at.top - scroller.scrollTop) < 1) return;
      asked.current = undefined;
      setCurrent(readCurrent(scroller));
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [place]);

  return { current, goTo };
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-settings]') ?? null;
}

/** Space above a requested section; equals the space above the first section. */
const ABOVE_PX = 24;

/**
 * `scrollIntoView` would also move the page around the scroller, if the section cannot reach the upper edge.
 */
function scrollToSection(section: HTMLElement): void {
  const scroller = scrollerOf(section);
  if (!scroller) return;
  const below = section.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  scroller.scrollTop += below - ABOVE_PX;
}

/** Goes to the section, and keeps it in place while content above is loading, unless the person scrolls. */
export function arriveAtSection(section: HTMLElement): () => void {
  scrollToSection(section);
  const content = scrollerOf(section)?.firstElementChild;
  const observer = new ResizeObserver(() => scrollToSection(section));
  if (content) observer.observe(content);
  const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) document.removeEventListener(act, stop, { capture: true });
  };
  const timer = setTimeout(stop, SECTIONS_SETTLE_MS);
  for (const act of acts) document.addEventListener(act, stop, { capture: true, passive: true });
  return stop;
}

function focusHeading(section: HTMLElement): void {
  const heading = section.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function readCurrent(scroller: HTMLElement): SettingsSection | undefined {
  const from = scroller.getBoundingClientRect().top - scroller.scrollTop;
  const sections = SETTINGS_SECTIONS.flatMap((name) => {
    const element = document.getElementById(sectionId(name));
    return element ? [{ name, top: element.getBoundingClientRect().top - from }] : [];
  });
  return currentSection(sections, {
    top: scroller.scrollTop,
    height: scroller.clientHeight,
    fullHeight: scroller.scrollHeight,
  });
}
