import { defineConfig, devices } from '@playwright/test';
import { headlessBrowser } from './tests/e2e/support/chromium';

/**
 * The browser tests run against the built site: `npm run e2e` builds it first when it has to. A project is a kind of
 * server; the folder of a spec says which one it needs.
 */
export default defineConfig({
  testDir: 'tests/e2e/specs',
  globalSetup: './tests/e2e/support/servers-setup.ts',
  fullyParallel: false,
  workers: 2,
  // The second try is for its trace, and tells the flaky from the broken (docs/adr/0035-second-tries.md).
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Tashkent',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: headlessBrowser,
  },
  projects: [
    // One server at a time, beside the others; first, as it would else run alone at the end.
    {
      name: 'own-server',
      testDir: 'tests/e2e/specs/own-server',
      workers: 1,
    },
    // Workers read this file again, after the global setup: the addresses are there then.
    {
      name: 'city',
      testDir: 'tests/e2e/specs/city',
      use: { baseURL: process.env.E2E_CITY_URL },
    },
    {
      name: 'quiet',
      testDir: 'tests/e2e/specs/quiet',
      use: { baseURL: process.env.E2E_QUIET_URL },
    },
  ],
});
