import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const PATIENCE_MS = 10_000;
const OWNER_ONLY = 0o600;

const readText = (file) =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => '',
  );

async function call(url, { token, ...options } = {}) {
  const answer = await fetch(url, {
    ...options,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return answer.ok ? ((await answer.json()).data ?? null) : null;
}

/** Whether the board of an earlier start works still: not after a reset. */
async function works(kept, api) {
  const token = kept.split('/').pop();
  return token && (await call(`${api}/rest/kitchen/boards/${token}`)) !== null;
}

async function openPlace(api, type) {
  const query = `type=${type}&open=1&perPage=1`;
  const places = await call(`${api}/rest/shops/paginate?${query}`);
  return places?.[0];
}

/**
 * The address of a kitchen's board in the example city, so that a newcomer sees both ends of an order: that of the last
 * start (kept beside the data), else a new one of the first place that is open, a restaurant before a shop. Null where it cannot be had.
 */
export async function demoBoard({ dataDir, env, origin }) {
  const api = `${origin}/api/v1`;
  const file = path.join(dataDir, 'demo-board');
  try {
    const kept = await readText(file);
    if (kept.startsWith(`${origin}/`) && (await works(kept, api))) return kept;
    const token =
      env.OPERATOR_TOKEN ||
      (await readText(path.join(dataDir, 'operator-token')));
    const shop =
      (await openPlace(api, 'restaurant')) ?? (await openPlace(api, 'shop'));
    if (!token || !shop) return null;
    const made = await call(`${api}/dashboard/admin/shops/${shop.id}/board`, {
      method: 'POST',
      body: '{}',
      token,
    });
    if (!made?.url) return null;
    const url = origin + new URL(made.url).pathname;
    await writeFile(file, `${url}\n`, { mode: OWNER_ONLY });
    return url;
  } catch {
    // the site is open all the same
    return null;
  }
}
