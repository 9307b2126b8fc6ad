import { installWay } from '@/lib/install/install-way';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15';
const WITHIN_AN_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

test.each([
  ['a browser that offers to install', true, false, ANDROID, 5, 'prompt'],
  ['a browser without an offer', false, false, ANDROID, 5, undefined],
  ['an iPhone', false, false, IPHONE, 5, 'homeScreen'],
  ['an iPad, which calls itself a Macintosh', false, false, MAC, 5, 'homeScreen'],
  ['a Macintosh', false, false, MAC, 0, undefined],
  ['a page within another iOS app', false, false, WITHIN_AN_APP, 5, undefined],
  ['the installed app on an iPhone', false, true, IPHONE, 5, undefined],
  ['the installed app with an offer', true, true, ANDROID, 5, undefined],
] as const)(
  'installWay chooses how to install for %s',
  (_, hasOffer, isStandalone, userAgent, maxTouchPoints, way) => {
    expect(installWay({ hasOffer, isStandalone, userAgent, maxTouchPoints })).toBe(way);
  },
);
