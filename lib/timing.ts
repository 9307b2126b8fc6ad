/**
 * Every delay and duration of the product, in milliseconds, in one table.
 * SPEC sections 4 and 9 give the values; tests move the clock and never shorten these.
 */

/** From submitting the shift form to the shift appearing in the schedule. */
export const SHIFT_SAVE_DELAY_MS = 800;
/** How long the confetti of a saved shift stays. */
export const SHIFT_CONFETTI_MS = 3000;
/** Number of confetti pieces in a celebration; a count, kept with its duration. */
export const CONFETTI_PIECES = 150;
/** From submitting the template form to the template appearing in the list. */
export const TEMPLATE_SAVE_DELAY_MS = 600;
/** How long the confetti of a saved template stays. */
export const TEMPLATE_CONFETTI_MS = 2000;
/** How long to wait for a new shift to scroll into view, while the calendar loads. */
export const SHOW_SHIFT_WAIT_MS = 3000;
/** From submitting the copy dialog to the first copy. */
export const COPY_DELAY_MS = 800;
/** From one copy to the next. */
export const COPY_STAGGER_MS = 100;
/** Longest time between the two clicks of a double click. */
export const DOUBLE_CLICK_MS = 500;
/** How long the Publish button shows that it is publishing, before the event. */
export const PUBLISH_BUTTON_MS = 1500;
/** How long the handling of the publish event takes. */
export const PUBLISH_HANDLING_MS = 1000;
/** How long the celebration of a publication stays. */
export const PUBLISH_CELEBRATION_MS = 6000;
/** How long the celebration at the end of the first steps stays. */
export const ONBOARDING_CELEBRATION_MS = 5000;
/** From the very first shift to the offer of the next step. */
export const FIRST_SHIFT_DELAY_MS = 1500;
/** How long the day view shows its skeleton after each change of date. */
export const DAY_SKELETON_MS = 800;
/** How long to wait for the second key of a shortcut. */
export const SHORTCUT_SEQUENCE_MS = 1000;
/** From the last change of what matters in a plan to looking for another one. */
export const FILL_RESTART_MS = 250;
/** From hover or focus to the tooltip. */
export const TOOLTIP_DELAY_MS = 300;
/** A tooltip opened by touch closes by itself after this. */
export const TOOLTIP_TOUCH_CLOSE_MS = 2000;
/** From today's timeline appearing to its scrolling to the hour before now. */
export const TIMELINE_SCROLL_DELAY_MS = 500;
/** How long html keeps its transition class when the theme colour changes. */
export const THEME_TRANSITION_MS = 500;
/** Writes of whole collections to localStorage are coalesced within this time. */
export const STORAGE_COALESCE_MS = 300;
/** Delay before retrying a change that the database did not accept. */
export const STORAGE_RETRY_MS = 5000;
/** Interval for showing progress while a long schedule is read; the shown week appears at once. */
export const READING_SHOWN_MS = 500;
/** Maximum pause for the page between two pieces of a long schedule. */
export const READING_IDLE_MS = 50;
/** Delay before a loading part shows its skeleton. */
export const SKELETON_DELAY_MS = 100;
/** Delay before long work shows its progress. */
export const PROGRESS_DELAY_MS = 300;
/** Minimum interval between a worker's progress reports. */
export const WORKER_PROGRESS_MS = 50;
/** Reading a file is aborted after this time without progress. */
export const IMPORT_PATIENCE_MS = 10_000;
/** Reading the rows of a file is given up after this time, whatever progress it makes. */
export const IMPORT_LIMIT_MS = 60_000;
/** Interval of the check for a new day. */
export const TODAY_CHECK_MS = 30_000;
/** Interval of the checks for reminders and for the digest. */
export const REMINDER_CHECK_MS = 60_000;
/** Delay from the start to the first look for news of the schedule, which the first screen does not need. */
export const NEWS_START_MS = 5000;
/** Interval of the notification service's health message in the console. */
export const SERVICE_HEALTH_MS = 300_000;
/** Vibration of a phone when a swipe has turned the page. */
export const SWIPE_VIBRATION_MS = 15;
/** How long a finger rests on a shift to pick it up. */
export const LONG_PRESS_MS = 250;
/** Vibration of a phone when a finger has picked up a shift. */
export const DRAG_VIBRATION_MS = 15;
/** How long the tutorial waits for a step's target before its card moves to the middle. */
export const TUTORIAL_TARGET_WAIT_MS = 1000;
/** Delay before prefetching likely parts in browsers without an idle callback. */
export const FETCH_AHEAD_MS = 2000;
/** Delay before retrying parts after the first paint that failed to load. */
export const LATER_PARTS_RETRY_MS = 5000;
/** Delay from the last change to writing the backup into the folder. */
export const BACKUP_SETTLE_MS = 10_000;
/** Delay before retrying a backup that could not be written into the folder. */
export const BACKUP_RETRY_MS = 300_000;
/** Interval of the check for a newer version. */
export const UPDATE_CHECK_MS = 3_600_000;
/** Minimum interval between checks for a newer version when the page comes to the front. */
export const UPDATE_PAUSE_MS = 60_000;
/** Interval for retrying an unreachable host. */
export const OFFLINE_RETRY_MS = 60_000;
/** How long to wait for what the worker says of its cache: those of earlier builds never answer. */
export const MEND_WAIT_MS = 300_000;
/** From a script that does not load to the fallback screen, if the app has not started by then. */
export const START_PATIENCE_MS = 8000;
/** The page reloads itself at most once within this time, whatever is missing. */
export const RECOVERY_PAUSE_MS = 60_000;
/** How long to wait for a spreadsheet: a worker that the browser stops midway reports nothing. */
export const SPREADSHEET_WAIT_MS = 30_000;
/** Interval in which a better plan for open shifts is told; the first one is told at once. */
export const FILL_NEWS_MS = 200;
/** Filling open shifts ends after this time, however near the best its plan is. */
export const FILL_LIMIT_MS = 60_000;
/** Without a touch the screen at the wall goes back to today after this time. */
export const KIOSK_RETURN_MS = 60_000;
/** How many wrong codes the screen at the wall takes before it waits; a count, kept with that time. */
export const KIOSK_CODE_TRIES = 5;
/** How long the screen at the wall takes no code after so many wrong ones. */
export const KIOSK_CODE_WAIT_MS = 30_000;
/** Delay before a device that shares the schedule tries again what its relay did not do. */
export const SHARING_RETRY_MS = 3000;
/** A device that shares the schedule says that it is there this often; the others show when they heard of it. */
export const SHARING_SEEN_MS = 86_400_000;
/** How long the settings keep a section in view that was gone to, while those above it are still coming. */
export const SECTIONS_SETTLE_MS = 1500;
/** How long somebody who begins to share waits for a relay that does not answer: longer than one attempt takes. */
export const SHARING_FIRST_CONTACT_MS = 9000;
/** How long to wait until a relay has taken the connection. */
export const RELAY_CONNECT_MS = 8000;
/** How long to wait for a relay's answer: the largest frame takes a while on a bad line. */
export const RELAY_ANSWER_MS = 20_000;
/** Interval for trying to reach a relay again; up to half of it is added by chance, so that not all come at once. */
export const RELAY_RETRY_MS = 1000;
/** Interval in which a relay is asked whether it is still there; after two questions without an answer it is gone. */
export const RELAY_PING_MS = 20_000;
/** A relay keeps what it noted for a reader no longer than this after its last question. */
export const RELAY_READER_MS = 30_000;
/** Closing a connection to a relay is over after this time, whatever the relay does. */
export const RELAY_CLOSE_MS = 1000;
