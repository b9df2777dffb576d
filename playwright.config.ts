import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './tests/e2e/support/chromium';

/** The browser tests run against the built site: `npm run e2e` builds it first when it has to. */
export default defineConfig({
  testDir: 'tests/e2e/specs',
  globalSetup: './tests/e2e/support/city-setup.ts',
  fullyParallel: true,
  workers: 2,
  // The second try is for its trace, and tells the flaky from the broken (docs/adr/0035-second-tries.md).
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.E2E_BASE_URL,
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Tashkent',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
  },
  projects: [
    {
      name: 'wide',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 900 },
      },
    },
    {
      name: 'phone',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
      grep: /@phone/,
    },
  ],
});
