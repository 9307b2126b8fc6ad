import { expect, type Locator, type Page } from '@playwright/test';

/** Ways to operate the page; every press, tap, key and filled field counts as one interaction. */
export interface Hands {
  readonly page: Page;
  interactions(): number;
  /** Presses a button, link, tab or menu item. */
  press(target: Locator): Promise<void>;
  /** Submits the current form: with its button, or with Enter in the field. */
  submit(button: Locator): Promise<void>;
  /** Selects one of several options, such as a role. */
  choose(radio: Locator): Promise<void>;
  /** Types a text into a field; the whole text is one interaction. */
  type(field: Locator, text: string): Promise<void>;
  /** One key or a combination. */
  key(name: string): Promise<void>;
  /** Whether the arrow keys move between tabs. */
  readonly hasArrowTabs: boolean;
}

interface KeyboardHands extends Hands {
  /** Presses Tab until the focus is inside the place. */
  enter(place: Locator): Promise<void>;
  /** Presses that key, if necessary, until the focus is on or inside the target. */
  keyUntil(name: string, target: Locator): Promise<void>;
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

/** With the mouse; the keyboard is used only to type into fields. */
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
    submit: click,
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

/** With one finger on a phone; of the on-screen keyboard's keys, only Enter matters. */
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
    submit: tap,
    choose: tap,
    async key(name) {
      add();
      await page.keyboard.press(name);
    },
    type: async (field, text) => {
      add();
      await field.tap();
      await page.keyboard.type(text);
    },
  };
}

const MAX_KEYS = 60;

/** With the keyboard only; each Tab counts. */
export function keyboard(page: Page): KeyboardHands {
  const { interactions, add } = counter();
  const key = async (name: string) => {
    add();
    await page.keyboard.press(name);
  };
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const holdsFocus = (place: Locator) =>
    place.evaluate((element) => element.contains(document.activeElement));
  const keyUntil = async (name: string, isThere: () => Promise<boolean>, target: Locator) => {
    for (let keys = 0; !(await isThere()); keys += 1) {
      if (keys === MAX_KEYS) throw new Error(`${name} does not reach ${target}.`);
      await key(name);
    }
  };
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    await keyUntil('Tab', () => isFocused(target), target);
  };
  return {
    page,
    interactions,
    key,
    hasArrowTabs: true,
    enter: (place) => keyUntil('Tab', () => holdsFocus(place), place),
    keyUntil: (name, target) => keyUntil(name, () => holdsFocus(target), target),
    async press(target) {
      await reach(target);
      await key('Enter');
    },
    async submit(button) {
      await expect(button).toBeVisible();
      // A new form step takes the focus shortly after it is rendered.
      const form = button.locator('xpath=ancestor::*[@role="dialog"][1]');
      await expect.poll(() => holdsFocus(form)).toBe(true);
      await key('Enter');
    },
    async choose(radio) {
      // A radio group is one tab stop; arrow keys move within it.
      const group = radio.locator('xpath=ancestor::*[@role="radiogroup" or self::fieldset][1]');
      await keyUntil('Tab', () => holdsFocus(group), radio);
      for (let arrows = 0; !(await radio.isChecked()); arrows += 1) {
        if (arrows === MAX_KEYS) throw new Error(`The arrow keys do not reach ${radio}.`);
        await key(arrows === 0 && (await isFocused(radio)) ? 'Space' : 'ArrowRight');
      }
    },
    async type(field, text) {
      await reach(field);
      add();
      await page.keyboard.type(text);
    },
  };
}
