import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works the page; every press, tap, key and filled field counts as one interaction. */
export interface Hands {
  readonly page: Page;
  interactions(): number;
  /** Presses a button, link, tab or menu item. */
  press(target: Locator): Promise<void>;
  /** Takes a choice out of several, such as a role. */
  choose(radio: Locator): Promise<void>;
  /** Types a text into a field; the whole text is one interaction. */
  type(field: Locator, text: string): Promise<void>;
  /** One key, or several held together. */
  key(name: string): Promise<void>;
  /** Whether tabs are gone through with the arrows. */
  readonly hasArrowTabs: boolean;
}

interface KeyboardHands extends Hands {
  /** Presses Tab until the place has the focus. */
  focusBy(target: Locator): Promise<void>;
}

function counter() {
  let count = 0;
  return {
    interactions: () => count,
    add() {
      count += 1;
    },
  };
}

/** With the mouse: it points and clicks, and only fields are typed into. */
export function mouse(page: Page): Hands {
  const { interactions, add } = counter();
  const click = async (target: Locator) => {
    add();
    await target.click();
  };
  return {
    page,
    interactions,
    hasArrowTabs: false,
    press: click,
    choose: click,
    async type(field, text) {
      add();
      await field.fill(text);
    },
    async key(name) {
      add();
      await page.keyboard.press(name);
    },
  };
}

/** With one finger on a phone; the screen's keyboard has Enter and no other keys of interest. */
export function finger(page: Page): Hands {
  const { interactions, add } = counter();
  const tap = async (target: Locator) => {
    add();
    await target.tap();
  };
  return {
    ...mouse(page),
    interactions,
    press: tap,
    choose: tap,
    type: async (field, text) => {
      add();
      await field.tap();
      await page.keyboard.type(text);
    },
  };
}

const MOST_TABS = 60;

/** With the keyboard alone: Tab goes to the next place, and each Tab counts. */
export function keyboard(page: Page): KeyboardHands {
  const { interactions, add } = counter();
  const key = async (name: string) => {
    add();
    await page.keyboard.press(name);
  };
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let tabs = 0; !(await isFocused(target)); tabs += 1) {
      if (tabs === MOST_TABS) throw new Error(`Tab does not lead to ${target}.`);
      await key('Tab');
    }
  };
  return {
    page,
    interactions,
    key,
    hasArrowTabs: true,
    focusBy: reach,
    async press(target) {
      await reach(target);
      await key('Enter');
    },
    async choose(radio) {
      // A group of radios is one stop; the arrows take the next one.
      const group = radio.locator('xpath=ancestor::*[@role="radiogroup" or self::fieldset][1]');
      const isInside = () => group.evaluate((element) => element.contains(document.activeElement));
      for (let tabs = 0; !(await isInside()); tabs += 1) {
        if (tabs === MOST_TABS) throw new Error(`Tab does not lead to the group of ${radio}.`);
        await key('Tab');
      }
      for (let arrows = 0; !(await radio.isChecked()); arrows += 1) {
        if (arrows === MOST_TABS) throw new Error(`The arrows do not lead to ${radio}.`);
        await key(
          arrows === 0 && !(await isFocused(radio)) ? 'ArrowRight' : arrows === 0 ? 'Space' : 'ArrowRight',
        );
      }
    },
    async type(field, text) {
      await reach(field);
      add();
      await page.keyboard.type(text);
    },
  };
}
