import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly guard: string | undefined;
}

type Operation = {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
};
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

let calls: Call[];
it.beforeAll(async () => {
  const paths = (await api.get('/openapi.json')).body.paths as Paths;
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, '1'),
      guard: Object.keys(security?.[0] ?? {})[0],
    })),
  );
});

async function statuses(
  list: readonly Call[],
  token?: string,
): Promise<string[]> {
  const lines: string[] = [];
  for (const { method, path } of list) {
    const body = method === 'GET' ? undefined : {};
    const answer = await api.call(method, path, { token, body });
    lines.push(`${method} ${path} ${answer.status} ${answer.body.statusCode}`);
  }
  return lines;
}

const refused = (list: readonly Call[]) =>
  list.map(({ method, path }) => `${method} ${path} 401 ERROR_100`);

describe('calls that need a sign-in', () => {
  it('are all of /dashboard, and the logout', () => {
    const guarded = calls.filter(({ guard }) => guard !== undefined);
    expect(guarded.length).toBeGreaterThan(5);
    const open = calls.filter(
      ({ path, guard }) =>
        path.startsWith('/dashboard/') && guard === undefined,
    );
    expect(open).toEqual([]);
    expect(calls.find(({ path }) => path === '/auth/logout')?.guard).toBe(
      'bearer',
    );
  });

  it('answer 401 without a token and with one that is not alive, before they look at the input', async () => {
    const guarded = calls.filter(({ guard }) => guard !== undefined);
    expect(await statuses(guarded)).toEqual(refused(guarded));
    expect(await statuses(guarded, 'not-a-token')).toEqual(refused(guarded));
  });

  it("do not take a customer's token for the operator's", async ({ token }) => {
    const operators = calls.filter(({ guard }) => guard === 'operator');
    expect(await statuses(operators, token)).toEqual(refused(operators));
  });

  it('ignore a bad token on public calls', async () => {
    expect(
      (await api.get('/rest/geocode?address=x', { token: 'not-a-token' }))
        .status,
    ).toBe(200);
  });
});
