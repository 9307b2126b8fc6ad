export interface LaterFeature {
  /** Matches a use in the source. */
  readonly pattern: RegExp;
  /** First versions of Chrome, Firefox and Safari with the feature, by MDN’s browser-compat-data 8.1.9. */
  readonly since: string;
  /** A use that tests the pattern. */
  readonly example: string;
  /** Files that check for the feature before they use it. */
  readonly guardedIn?: readonly string[];
}

/** For scripts. The compiler checks most of the language: see `lib` in tsconfig.json. */
export const LATER_IN_SCRIPTS: readonly LaterFeature[] = [
  { pattern: /\b(?:Map|Object)\.groupBy\b/, since: '117, 119, 17.4', example: 'Map.groupBy(shifts, role)' },
  { pattern: /\bPromise\.withResolvers\b/, since: '119, 121, 17.4', example: 'Promise.withResolvers()' },
  { pattern: /\bPromise\.try\b/, since: '128, 134, 18.2', example: 'Promise.try(act)' },
  { pattern: /\bArray\.fromAsync\b/, since: '121, 115, 16.4', example: 'Array.fromAsync(names)' },
  {
    pattern:
      /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(|\bSet\b[^;\n]*\)\.(?:union|intersection|difference)\(/,
    since: '122, 127, 17',
    example: 'new Set(one).union(other)',
  },
  {
    pattern:
      /\bIterator\.(?:from|concat|zip)\b|\.(?:(?:values|keys|entries)\(\)|matchAll\([^()]*\))\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
    since: '122, 131, 18.4',
    example: 'shifts.values().map(dateOf)',
  },
  { pattern: /\bRegExp\.escape\b/, since: '136, 134, 18.2', example: 'RegExp.escape(text)' },
  {
    pattern: /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/,
    since: '112, 116, 17',
    example: '/[a--b]/v.test(text)',
  },
  { pattern: /\(\?[ims]*-?[ims]+:/, since: '125, 132, 26', example: '/(?i:a)b/.test(text)' },
  { pattern: /\bTemporal\./, since: '144, 139, 27.3', example: 'Temporal.Now.instant()' },
  { pattern: /\bDurationFormat\b/, since: '129, 136, 16.4', example: 'new Intl.DurationFormat(locale)' },
  {
    pattern: /\b(?:getWeekInfo\(|weekInfo\b)/,
    since: '130, 153, 17',
    example: 'new Intl.Locale(locale).getWeekInfo()',
  },
  {
    pattern: /\.(?:toHex|setFromBase64)\(|\bUint8Array\.from(?:Base64|Hex)\b/,
    since: '140, 133, 18.2',
    example: 'Uint8Array.fromBase64(text)',
  },
  {
    pattern: /\.(?:getOrInsert|getOrInsertComputed)\(/,
    since: '145, 144, 26.2',
    example: 'counts.getOrInsert(role, 0)',
  },
  {
    pattern: /\b(?:await\s+)?using\s+\w+\s*=|\bSymbol\.(?:async)?[dD]ispose\b/,
    since: '134, 141, 27.3',
    example: 'using lock = take()',
  },
  {
    pattern: /\bwith\s*\{\s*type:/,
    since: '123, 138, 17.2',
    example: "import a from './a.json' with { type: 'json' }",
  },
  {
    pattern: /\bError\.captureStackTrace\b/,
    since: '3, 138, 17.2',
    example: 'Error.captureStackTrace(error)',
  },
  { pattern: /\bJSON\.rawJSON\b/, since: '114, 135, 18.4', example: 'JSON.rawJSON(text)' },
  { pattern: /\bURL\.parse\(/, since: '126, 126, 18', example: 'URL.parse(address)' },
  {
    pattern: /\bURL\.canParse\(/,
    // Next.js includes a polyfill.
    since: '120, 115, 17',
    example: 'URL.canParse(address)',
    guardedIn: ['lib/install/launch.ts'],
  },
  { pattern: /\bURLPattern\b/, since: '95, 142, 26', example: 'new URLPattern(address)' },
  {
    pattern: /\bAbortSignal\.(?:any|timeout)\(/,
    since: '124, 124, 17.4',
    example: 'AbortSignal.any([one, other])',
  },
  { pattern: /\bResponse\.json\(/, since: '105, 115, 17', example: 'Response.json(records)' },
  {
    pattern: /(?:blob|file|response|request)\.bytes\(/i,
    since: '144, 128, 18',
    example: 'await response.bytes()',
  },
  {
    pattern: /\bReadableStream\.from\(|for await \([^)]*(?:stream|body)\b/i,
    since: 'no, 117, 27',
    example: 'for await (const part of response.body)',
  },
  { pattern: /\bstartViewTransition\b/, since: '111, 144, 18', example: 'document.startViewTransition(act)' },
  { pattern: /\bcheckVisibility\b/, since: '105, 106, 17.4', example: 'card.checkVisibility()' },
  {
    pattern: /\b(?:show|hide|toggle)Popover\b|\spopover=|\bpopoverTarget\b/,
    since: '114, 125, 17',
    example: 'menu.showPopover()',
  },
  {
    pattern: /\brequestClose\(|\bclosedBy\b|\bCloseWatcher\b/,
    since: '134, 139, 18.4',
    example: 'dialog.requestClose()',
  },
  {
    pattern: /\b(?:setHTML|setHTMLUnsafe|parseHTMLUnsafe|moveBefore|ariaNotify)\(/,
    since: '133, 144, no',
    example: 'list.moveBefore(card, null)',
  },
  {
    pattern: /['"]scrollend['"]|\bonScrollEnd\b/,
    since: '114, 109, 26.2',
    example: "addEventListener('scrollend', act)",
  },
  { pattern: /\bscheduler\.(?:yield|postTask)\b/, since: '129, 142, no', example: 'await scheduler.yield()' },
  {
    pattern: /\bCSS\.highlights\b|\bnew Highlight\(/,
    since: '105, 140, 17.2',
    example: 'new Highlight(range)',
  },
  {
    pattern: /\bwindow\.navigation\b|[^.\w]navigation\.(?:addEventListener|navigate|currentEntry)/,
    since: '102, 147, 26.2',
    example: 'window.navigation.navigate(address)',
    guardedIn: [
      'components/settings/regional/use-ask-before-leaving.ts',
      'stores/installed/start-address.ts',
    ],
  },
  {
    pattern: /\brequestIdleCallback\b/,
    since: '47, 55, no',
    example: 'requestIdleCallback(act)',
    guardedIn: ['components/ui/loading/when-idle.ts', 'stores/browser-storage/database/pause-for-page.ts'],
  },
  {
    pattern: /\bstorage\??\.estimate\b/,
    since: '61, 57, 17',
    example: 'navigator.storage.estimate()',
    guardedIn: ['stores/restore/your-data.ts'],
  },
  {
    pattern: /\bshow(?:Directory|OpenFile|SaveFile)Picker\b/,
    since: '86, no, no',
    example: 'showDirectoryPicker()',
    guardedIn: ['stores/backup-folder/access.ts'],
  },
  {
    pattern: /\blaunchQueue\b/,
    since: '102, no, no',
    example: 'window.launchQueue.setConsumer(act)',
    guardedIn: ['components/shell/watch/use-launches.ts', 'stores/installed/launches.ts'],
  },
  {
    pattern: /\bvibrate\b/,
    since: '32, 16, no',
    example: 'navigator.vibrate(10)',
    guardedIn: ['components/parts/follow-swipes.ts', 'components/parts/drag/use-drags.ts'],
  },
];

/** For style sheets and class names. Pure enhancements such as `text-wrap` are not listed. */
export const LATER_IN_STYLES: readonly LaterFeature[] = [
  {
    pattern: /@starting-style\b|\bstarting:/,
    since: '117, 129, 17.5',
    example: '@starting-style { opacity: 0 }',
  },
  {
    pattern: /\btransition-behavior\b|\ballow-discrete\b/,
    since: '117, 129, 17.4',
    example: 'transition-behavior: allow-discrete',
  },
  {
    pattern: /\blight-dark\(|\bscheme-light-dark\b/,
    since: '123, 120, 17.5',
    example: 'color: light-dark(#000, #fff)',
  },
  {
    pattern: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/,
    since: '122, 128, 18',
    example: 'oklch(from var(--base) 90% c h)',
  },
  { pattern: /\bcontrast-color\(/, since: '147, 146, 26', example: 'color: contrast-color(var(--base))' },
  { pattern: /\bfield-sizing\b/, since: '123, 152, 26.2', example: 'field-sizing: content' },
  {
    pattern: /\binterpolate-size\b|\bcalc-size\(/,
    since: '129, no, no',
    example: 'width: calc-size(auto, size)',
  },
  {
    pattern: /\banchor-name\b|\bposition-(?:anchor|area|try)\b|\banchor(?:-size)?\(/,
    since: '125, 147, 26',
    example: 'top: anchor(bottom)',
  },
  { pattern: /@scope\b/, since: '118, 146, 26.4', example: '@scope (.card) { a { color: red } }' },
  {
    pattern: /\b(?:animation|scroll|view)-timeline\b/,
    since: '115, no, 26',
    example: 'animation-timeline: scroll()',
  },
  {
    pattern: /@view-transition\b|\bview-transition-name\b/,
    since: '126, 144, 18',
    example: 'view-transition-name: week',
  },
  { pattern: /\bsubgrid\b/, since: '117, 71, 16', example: 'grid-template-columns: subgrid' },
  {
    pattern: /(?<![-\w.])(?:round|mod|rem)\([^)]*,[^)]*\)|(?<![-\w.])(?:abs|sign)\(/,
    since: '125, 118, 15.4',
    example: 'width: round(1.5px, 1px)',
  },
  { pattern: /(?<![-\w])linear\(/, since: '113, 112, 17.2', example: 'transition: opacity 1s linear(0, 1)' },
  {
    pattern: /:user-(?:in)?valid\b|\buser-(?:in)?valid:/,
    since: '119, 88, 16.5',
    example: 'input:user-invalid { color: red }',
  },
  { pattern: /:popover-open\b/, since: '114, 125, 17', example: '[popover]:popover-open { top: 0 }' },
  { pattern: /:state\(/, since: '125, 126, 17.4', example: 'x-a:state(open) { top: 0 }' },
  {
    pattern: /\bstyle\(\s*--|\(\s*scripting\s*:|prefers-reduced-transparency/,
    since: '120, 151, 18',
    example: '@container style(--a: b) { }',
  },
  {
    pattern: /\btext-box(?:-trim|-edge)?\s*:/,
    since: '133, 154, 18.2',
    example: 'text-box: trim-both cap alphabetic',
  },
  { pattern: /\bwhite-space-collapse\b/, since: '114, 124, 17.4', example: 'white-space-collapse: preserve' },
  {
    pattern: /(?<![-\w.])if\(\s*(?:style|media|supports)\(/,
    since: '137, no, 27.3',
    example: 'color: if(style(--a: b): red)',
  },
];
