import { describe, expect, it } from 'vitest';
import {
  type Device,
  DEVICE_WIDTHS,
  guessDevice,
  isPhoneSized,
} from '@/utils/browser/device';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
const AGENTS: readonly [string, Device, string | null | undefined][] = [
  [
    'an iPhone',
    'phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'an Android phone',
    'phone',
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`,
  ],
  [
    'Firefox on Android',
    'phone',
    'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
  ],
  [
    'Opera Mini',
    'phone',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.5.25',
  ],
  ['Windows Phone', 'phone', 'Mozilla/5.0 (Windows Phone 10.0; ARM) Edge/18'],
  [
    'an old iPad',
    'tablet',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  ],
  [
    'an Android tablet',
    'tablet',
    `Mozilla/5.0 (Linux; Android 13; SM-X710) ${CHROME} Safari/537.36`,
  ],
  [
    'a Kindle Fire',
    'tablet',
    'Mozilla/5.0 (Linux; KFTT Build/IML74K) AppleWebKit/537.36 Silk/3.68 Safari/537.36',
  ],
  [
    'Firefox on a tablet',
    'tablet',
    'Mozilla/5.0 (Android 14; Tablet; rv:127.0) Gecko/127.0 Firefox/127.0',
  ],
  [
    'Windows',
    'desktop',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
  ],
  [
    'a Mac, or an iPad that calls itself one',
    'desktop',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  ],
  [
    'a search engine',
    'desktop',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
  [
    'a search engine as a phone',
    'phone',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${CHROME} Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
  ],
  ['curl', 'desktop', 'curl/8.5.0'],
  ['nothing', 'desktop', ''],
  ['no header', 'desktop', undefined],
  ['null', 'desktop', null],
  ['garbage', 'desktop', '\u0000\uffff<script>((((a+)+)+)+'],
];

describe('the guess from a user agent', () => {
  it.each(AGENTS)('takes %s for a %s', (_name, device, agent) => {
    expect(guessDevice(agent)).toBe(device);
  });

  it('reads no more than 500 characters, however long it is', () => {
    expect(guessDevice(`${' '.repeat(490)}iPhone`)).toBe('phone');
    expect(guessDevice(`${' '.repeat(500)}iPhone`)).toBe('desktop');
    expect(guessDevice('android silk '.repeat(800))).toBe('tablet');
  });
});

it('counts 600 pixels as a phone and 601 as more', () => {
  expect(isPhoneSized(600)).toBe(true);
  expect(isPhoneSized(601)).toBe(false);
  expect(Object.values(DEVICE_WIDTHS)).toEqual([360, 768, 1140]);
});
