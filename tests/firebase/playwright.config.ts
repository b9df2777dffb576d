import { defineConfig, devices } from '@playwright/test';
import { wholeBrowser } from '../e2e/support/chromium';

/** Sign-in by Firebase's own SDK against its Auth emulator: `npm run test:firebase` (run.mjs). */
// eslint-disable-next-line import/no-default-export -- Playwright reads it.
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './site-setup.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.FIREBASE_REPORT }]],
  outputDir: '../../test-results/firebase',
  use: {
    actionTimeout: 15_000,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    launchOptions: wholeBrowser,
  },
});
