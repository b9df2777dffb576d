import { createApp } from '@/server/app';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createUser } from '@/tests/support/factories/user';
import { type ApiHarness, openApi } from './api-harness';

/** A fresh API with these limits, and a user of it. */
export async function openLimited(settings: Record<string, string>) {
  const limited = await openApi(settings);
  await createCurrencies(limited.db);
  const { email } = await createUser(limited.db);
  return { limited, email: email ?? '' };
}

/** Another process of the same site: its own application over the same database. */
export function otherProcess({ db, env }: ApiHarness) {
  const app = createApp({ env, db: () => Promise.resolve(db) });
  return async (path: string, body: unknown, remoteAddress: string) =>
    app.request(
      `http://test.local/api/v1${path}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress }, rawHeaders: [] } },
    );
}
