import { describe, expect } from 'vitest';
import type { ApiAnswer } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart } from '@/tests/support/factories/cart';
import { MATRIX } from '@/tests/support/ownership/matrix';
import type { Reach, ReachRow, Row } from '@/tests/support/ownership/rows';
import { everything, reachesOf } from '@/tests/support/ownership/victims';

interface Operation {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

const calls = Object.entries(MATRIX);
const namesOf = (is: (row: Row) => boolean): string[] =>
  calls.filter(([, row]) => is(row)).map(([name]) => name);
const isReach = (row: Row): row is ReachRow =>
  typeof row === 'object' && !('keyed' in row);

/** Who may make a call, as its row says. */
function accessOf(row: Row | undefined): string {
  if (row === 'open' || row === 'operator') return row;
  if (row === 'own') return 'bearer';
  return row && isReach(row) ? 'bearer' : 'keyed';
}

/** The same, as the document says. */
function documentedOf({ security }: Operation): string {
  const [scheme] = security ?? [];
  return Object.keys(scheme ?? {})[0] ?? 'open';
}

/** Makes a call; braces that nothing stands for hold an id of nobody. */
function make(
  name: string,
  { body, path = {}, query }: Partial<Reach>,
  token?: string,
): Promise<ApiAnswer> {
  const [method = '', template = ''] = name.split(' ');
  const address = template.replace(/\{(\w+)\}/g, (_, part: string) =>
    String(path[part] ?? 1),
  );
  const sent = method === 'GET' ? undefined : (body ?? {});
  const url = query ? `${address}?${query}` : address;
  return api.call(method, url, { token, body: sent });
}

describe('the matrix of ownership', () => {
  it('has a row for every call, and none too many', async () => {
    const { body } = await api.get('/openapi.json');
    const paths = body.paths as Record<string, Record<string, Operation>>;
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        access: documentedOf(operation),
      })),
    );
    expect(calls.map(([name]) => name).sort()).toEqual(
      documented.map(({ name }) => name).sort(),
    );
    const otherwise = documented.filter(({ access, name }) => {
      const row = accessOf(MATRIX[name]);
      // Whoever has a key may have a token, too.
      return row !== access && row !== 'keyed';
    });
    expect(otherwise).toEqual([]);
  });

  it.for(namesOf((row) => accessOf(row) === 'bearer'))(
    '%s asks for a token',
    async (name) => {
      expect((await make(name, {})).status).toBe(401);
      expect((await make(name, {}, 'a-token-of-nobody')).status).toBe(401);
    },
  );

  it.for(namesOf((row) => row === 'operator'))(
    "%s asks for the operator's token",
    async (name, { token }) => {
      const before = await everything(api);
      expect((await make(name, {})).status).toBe(401);
      expect([401, 403]).toContain((await make(name, {}, token)).status);
      expect(await everything(api)).toEqual(before);
    },
  );

  it.for(calls.flatMap(([name, row]) => (isReach(row) ? [{ name, row }] : [])))(
    "$name finds nothing of somebody else's, and changes nothing",
    async ({ name, row }) => {
      const reaches = await reachesOf(api, row);
      const { shopper } = await createFilledCart(api);
      for (const reach of reaches) {
        const before = await everything(api);
        const { status } = await make(name, reach, shopper.token);
        expect(status).toBe(reach.status ?? 404);
        expect(await everything(api)).toEqual(before);
      }
      for (const reach of reaches) {
        const { status } = await make(name, reach, reach.owner);
        expect(status).not.toBe(404);
        expect(status).toBeLessThan(500);
      }
    },
  );
});
