import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The machine's own Chromium; undefined means Playwright's. */
export const chromiumPath = CANDIDATES.find(
  (path) => path !== undefined && existsSync(path),
);

/** Run as root, on a machine without a way out: nothing of the browser's own goes to the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
