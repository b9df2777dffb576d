import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchPage } from '../measure-pages';

const VIEWPORT = { width: 390, height: 844 };
const KBIT = 1000 / 8;

/** Applied, not simulated: each request waits and each task takes this long. */
export interface Throttling {
  readonly roundTripMs: number;
  readonly downKbit: number;
  readonly upKbit: number;
  readonly cpuTimesSlower: number;
}

/** Slow 4G and a middling phone. */
export const THROTTLING: Throttling = {
  roundTripMs: 150,
  downKbit: 1600,
  upKbit: 750,
  cpuTimesSlower: 4,
};

/** A village's mobile network. */
export const SLOWEST_LINE: Throttling = {
  roundTripMs: 400,
  downKbit: 400,
  upKbit: 400,
  cpuTimesSlower: 4,
};

/** The line that `--net` names: `slow`, or slow 4G when absent. */
export function lineOf(net: string | undefined): Throttling {
  if (net === undefined) return THROTTLING;
  if (net !== 'slow') throw new Error('--net is slow, or absent');
  return SLOWEST_LINE;
}

/** "150 ms round trip, …". */
export const lineText = (line: Throttling): string =>
  `${line.roundTripMs} ms round trip, ${line.downKbit} kbit/s down, ${line.upKbit} up, processor ${line.cpuTimesSlower} times slower`;

async function throttle(
  session: CDPSession,
  { cpuTimesSlower, downKbit, roundTripMs, upKbit }: Throttling,
): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: downKbit * KBIT,
    uploadThroughput: upKbit * KBIT,
  });
  await session.send('Emulation.setCPUThrottlingRate', {
    rate: cpuTimesSlower,
  });
}

/** A phone that was never here, on a slow line; `prepare` comes before the page's first script. */
export async function onPhone<Result>(
  browser: Browser,
  { headers, origin }: BenchPage,
  prepare: (page: Page) => Promise<unknown>,
  look: (page: Page, session: CDPSession) => Promise<Result>,
  line: Throttling = THROTTLING,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    // Its loads are not throttled, and come after everything that is measured.
    serviceWorkers: 'block',
  });
  try {
    const cookies = (headers?.cookie ?? '').split('; ').filter(Boolean);
    await context.addCookies(
      cookies.map((cookie) => {
        const [name = '', value = ''] = cookie.split('=');
        return { name, value, url: origin };
      }),
    );
    const page = await context.newPage();
    // tsx names functions by a helper that a page does not have
    await page.addInitScript('globalThis.__name = (it) => it');
    await prepare(page);
    const session = await context.newCDPSession(page);
    await throttle(session, line);
    return await look(page, session);
  } finally {
    await context.close();
  }
}
