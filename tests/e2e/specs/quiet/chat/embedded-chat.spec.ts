import { expect, test } from '@/tests/e2e/fixtures/app';
import { deviceWorld } from '@/tests/e2e/support/chat/devices';
import { transportCases } from '@/tests/support/chat/transport-suite';

/** What only browsers prove; tests/integration/ui/chat/embedded-transport.test.ts holds to every rule. */
const OF_BROWSERS = [
  'a picture is shown with its size, and somebody else’s is refused',
  'the same person hears it on another device',
  'what could not be written is written once, when it goes again',
];

for (const name of OF_BROWSERS)
  test(`on devices of one's own: ${name}`, async ({
    baseURL,
    browser,
    request,
  }) => {
    const world = await deviceWorld({ browser, request, url: baseURL ?? '' });
    const rule = transportCases.find((one) => one.name === name);
    try {
      await expect(rule?.run(world)).resolves.toBeUndefined();
    } finally {
      await world.close();
    }
  });
