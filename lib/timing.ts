/** In milliseconds. SPEC sections 4 and 9 give the values; tests move the clock and never shorten these. */

/** From submitting the shift form until the shift appears in the schedule. */
export const SHIFT_SAVE_DELAY_MS = 800;
export const SHIFT_CONFETTI_MS = 3000;
/** A count, not a duration. */
export const CONFETTI_PIECES = 150;
export const TEMPLATE_SAVE_DELAY_MS = 600;
export const TEMPLATE_CONFETTI_MS = 2000;
/** How long to wait for a new shift to scroll into view, while the calendar loads. */
export const SHOW_SHIFT_WAIT_MS = 3000;
export const COPY_DELAY_MS = 800;
/** Pause between two copies. */
export const COPY_STAGGER_MS = 100;
export const DOUBLE_CLICK_MS = 500;
/** How long the button shows progress before the publish event. */
export const PUBLISH_BUTTON_MS = 1500;
export const PUBLISH_HANDLING_MS = 1000;
export const PUBLISH_CELEBRATION_MS = 6000;
export const ONBOARDING_CELEBRATION_MS = 5000;
/** From the first shift to the offer of the next step. */
export const FIRST_SHIFT_DELAY_MS = 1500;
/** How long the skeleton shows after each change of date. */
export const DAY_SKELETON_MS = 800;
/** Wait for the second key of a shortcut. */
export const SHORTCUT_SEQUENCE_MS = 1000;
/** From a relevant change to looking for another plan. */
export const FILL_RESTART_MS = 250;
export const TOOLTIP_DELAY_MS = 300;
export const TOOLTIP_TOUCH_CLOSE_MS = 2000;
/** From today's timeline appearing to scrolling to the hour before now. */
export const TIMELINE_SCROLL_DELAY_MS = 500;
export const THEME_TRANSITION_MS = 500;
/** Writes of whole collections to localStorage are coalesced within this time. */
export const STORAGE_COALESCE_MS = 300;
/** Delay of the next attempt after the database rejected a change. */
export const STORAGE_RETRY_MS = 5000;
/** Progress interval while a long schedule is read; the shown week appears at once. */
export const READING_SHOWN_MS = 500;
/** Maximum pause between two pieces of a long schedule. */
export const READING_IDLE_MS = 50;
export const SKELETON_DELAY_MS = 100;
export const PROGRESS_DELAY_MS = 300;
export const WORKER_PROGRESS_MS = 50;
/** Maximum time without progress. */
export const IMPORT_PATIENCE_MS = 10_000;
/** Maximum time in total, regardless of progress. */
export const IMPORT_LIMIT_MS = 60_000;
export const TODAY_CHECK_MS = 30_000;
/** Interval of checks for due reminders and the digest. */
export const REMINDER_CHECK_MS = 60_000;
/** From the start to the first check for news, which the first screen does not need. */
export const NEWS_START_MS = 5000;
/** Interval of the notification service's health message in the console. */
export const SERVICE_HEALTH_MS = 300_000;
export const SWIPE_VIBRATION_MS = 15;
export const LONG_PRESS_MS = 250;
export const DRAG_VIBRATION_MS = 15;
/** How long a step's card waits for the target before the card moves to the middle. */
export const TUTORIAL_TARGET_WAIT_MS = 1000;
/** Delay before parts are fetched ahead in browsers without an idle callback. */
export const FETCH_AHEAD_MS = 2000;
/** Delay of the next attempt to load parts that failed to load after the first paint. */
export const LATER_PARTS_RETRY_MS = 5000;
/** From the last change to writing the backup. */
export const BACKUP_SETTLE_MS = 10_000;
export const BACKUP_RETRY_MS = 300_000;
export const UPDATE_CHECK_MS = 3_600_000;
/** Minimum interval of update checks when the page comes to the front. */
export const UPDATE_PAUSE_MS = 60_000;
export const OFFLINE_RETRY_MS = 60_000;
/** Maximum wait for the worker's report about its cache; workers of earlier builds never answer. */
export const REPAIR_WAIT_MS = 300_000;
/** From a script that fails to load to the fallback screen, if the app has not started. */
export const START_PATIENCE_MS = 8000;
/** The page reloads automatically at most once within this time. */
export const RECOVERY_PAUSE_MS = 60_000;
/** Maximum wait for a worker, because a worker that the browser stops midway reports nothing. */
export const SPREADSHEET_WAIT_MS = 30_000;
/** Interval of better plans; the first plan is shown at once. */
export const FILL_NEWS_MS = 200;
/** Filling open shifts ends after this time, however near the best its plan is. */
export const FILL_LIMIT_MS = 60_000;
/** The wall screen returns to today after this time without a touch. */
export const KIOSK_RETURN_MS = 60_000;
/** A count: wrong codes until the wall screen waits. */
export const KIOSK_CODE_TRIES = 5;
export const KIOSK_CODE_WAIT_MS = 30_000;
/** Delay before a sync device contacts a failed relay again. */
export const SYNC_RETRY_MS = 3000;
/** How often a sync device announces itself. */
export const SYNC_SEEN_MS = 86_400_000;
/** How long the settings keep a section in view while sections above still load. */
export const SECTIONS_SETTLE_MS = 1500;
/** Maximum wait for the first contact with a relay; longer than one connection attempt takes. */
export const SYNC_FIRST_CONTACT_MS = 9000;
export const RELAY_CONNECT_MS = 8000;
/** Maximum wait for a relay's answer: the largest frame takes a while on a bad line. */
export const RELAY_ANSWER_MS = 20_000;
/** Up to half is added at random, so that devices do not reconnect together. */
export const RELAY_RETRY_MS = 1000;
/** A relay is gone after two unanswered pings. */
export const RELAY_PING_MS = 20_000;
/** A relay forgets a reader's state after this time without a request. */
export const RELAY_READER_MS = 30_000;
/** Closing a relay connection ends after this time in any case. */
export const RELAY_CLOSE_MS = 1000;
