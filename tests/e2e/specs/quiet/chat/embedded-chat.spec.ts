import { expect, test } from '@/tests/e2e/fixtures/app';
import { deviceWorld } from '@/tests/e2e/support/chat/devices';
import { transportCases } from '@/tests/support/chat/transport-suite';

for (const { name, run } of transportCases)
  test(`on devices of one's own: ${name}`, async ({
    baseURL,
    browser,
    request,
  }) => {
    const world = await deviceWorld({ browser, request, url: baseURL ?? '' });
    try {
      await expect(run(world)).resolves.toBeUndefined();
    } finally {
      await world.close();
    }
  });
