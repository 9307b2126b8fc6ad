/**
 * Every delay and duration of the product, in milliseconds, in one table.
 * SPEC sections 4 and 9 give the values; tests move the clock and never shorten these.
 */

/** Between submitting the shift form and the shift standing in the schedule. */
export const SHIFT_SAVE_DELAY_MS = 800;
/** How long the confetti of a saved shift stays. */
export const SHIFT_CONFETTI_MS = 3000;
/** How many pieces of confetti a celebration throws; a count, kept beside its duration. */
export const CONFETTI_PIECES = 150;
/** Between submitting the template form and the template standing in the list. */
export const TEMPLATE_SAVE_DELAY_MS = 600;
/** How long the confetti of a saved template stays. */
export const TEMPLATE_CONFETTI_MS = 2000;
/** How long a new shift is waited for, to bring it into view, while the calendar comes. */
export const SHOW_SHIFT_WAIT_MS = 3000;
/** Between submitting the copy dialog and the first copy. */
export const COPY_DELAY_MS = 800;
/** From one copy to the next. */
export const COPY_STAGGER_MS = 100;
/** How long the Publish button says that it is publishing, before the event. */
export const PUBLISH_BUTTON_MS = 1500;
/** How long the handling of the publish event takes. */
export const PUBLISH_HANDLING_MS = 1000;
/** How long the celebration of a publication stays. */
export const PUBLISH_CELEBRATION_MS = 6000;
/** How long the celebration at the end of the first steps stays. */
export const ONBOARDING_CELEBRATION_MS = 5000;
/** Between the very first shift and the offer to go on from there. */
export const FIRST_SHIFT_DELAY_MS = 1500;
/** How long the day view shows its skeleton after each change of date. */
export const DAY_SKELETON_MS = 800;
/** How long the second key of a shortcut is waited for. */
export const SHORTCUT_SEQUENCE_MS = 1000;
/** From hover or focus to the tooltip. */
export const TOOLTIP_DELAY_MS = 300;
/** A tooltip opened by touch closes by itself after this. */
export const TOOLTIP_TOUCH_CLOSE_MS = 2000;
/** Between the timeline of today standing there and its scrolling to the hour before now. */
export const TIMELINE_SCROLL_DELAY_MS = 500;
/** How long html keeps its transition class when the theme colour changes. */
export const THEME_TRANSITION_MS = 500;
/** Writes of whole collections to localStorage are coalesced within this. */
export const STORAGE_COALESCE_MS = 300;
/** When a change that the database did not take is tried again. */
export const STORAGE_RETRY_MS = 5000;
/** While a long schedule is being read, what has come is shown as often as this; the shown week at once. */
export const READING_SHOWN_MS = 500;
/** Between two pieces of a long schedule the page is left to itself no longer than this. */
export const READING_IDLE_MS = 50;
/** A place that waits for something shows its skeleton only after this. */
export const SKELETON_DELAY_MS = 100;
/** Work that takes longer than this shows how far it is. */
export const PROGRESS_DELAY_MS = 300;
/** A worker reports its progress at most this often. */
export const WORKER_PROGRESS_MS = 50;
/** A file of which nothing is heard for so long while it is read is given up. */
export const IMPORT_PATIENCE_MS = 10_000;
/** How often the page asks whether a new day has begun. */
export const TODAY_CHECK_MS = 30_000;
/** How often shifts are looked through for reminders, and the digest for what is due. */
export const REMINDER_CHECK_MS = 60_000;
/** How often the notification service says in the console that it runs. */
export const SERVICE_HEALTH_MS = 300_000;
/** How long a phone vibrates when a swipe has turned the page. */
export const SWIPE_VIBRATION_MS = 15;
/** How long a finger rests on a shift before it picks it up. */
export const LONG_PRESS_MS = 250;
/** How long a phone vibrates when a finger has picked up a shift. */
export const DRAG_VIBRATION_MS = 15;
/** How long the tutorial waits for the control that a step points at, before it stands in the middle. */
export const TUTORIAL_TARGET_WAIT_MS = 1000;
/** After this, parts that are likely to be asked for are fetched where the browser does not say when it is idle. */
export const FETCH_AHEAD_MS = 2000;
/** When the parts that follow the first paint are asked for again after they did not come. */
export const LATER_PARTS_RETRY_MS = 5000;
/** How long after the last change the backup is written into the folder. */
export const BACKUP_SETTLE_MS = 10_000;
/** When a backup that could not be written into the folder is tried again. */
export const BACKUP_RETRY_MS = 300_000;
/** How often the page asks its host for a newer version. */
export const UPDATE_CHECK_MS = 3_600_000;
/** A page that comes to the front asks for a newer version, but not again within this. */
export const UPDATE_PAUSE_MS = 60_000;
/** How often a host that could not be reached is tried again. */
export const OFFLINE_RETRY_MS = 60_000;
/** Within this the page does not load itself anew a second time, whatever is missing. */
export const RECOVERY_PAUSE_MS = 60_000;
/** How long a spreadsheet is waited for: a worker that the browser stops in the middle says nothing. */
export const SPREADSHEET_WAIT_MS = 30_000;
