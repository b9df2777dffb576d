import { existsSync } from 'node:fs';

const WHOLE = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path));

/** Run as root, on a machine without a way out: nothing of the browser's own goes to the network. */
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright starts the machine's own Chromium; without one it takes Playwright's. */
export const wholeBrowser = { executablePath: firstOf(WHOLE), args };

/**
 * The same without windows, where it is installed: a page takes half the processor time. It allows no notifications
 * (docs/adr/0037-headless-shell.md).
 */
export const headlessBrowser = {
  executablePath: firstOf([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    ...WHOLE,
  ]),
  args,
};
