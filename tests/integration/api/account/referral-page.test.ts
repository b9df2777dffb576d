import { afterAll, beforeEach, describe, expect } from 'vitest';
import type { GetServerSideProps } from 'next';
import * as home from '@/pages/index';
import * as referralsPage from '@/pages/referrals';
import { runtime } from '@/server/runtime';
import type { PageMeta } from '@/utils/content/page-head';
import type { Shell } from '@/utils/shell/shell';
import { api, it } from '@/tests/support/api/api-test';
import {
  createReferralCase,
  type ReferralCase,
} from '@/tests/support/factories/referral';
import { signIn } from '@/tests/support/factories/user';
import { contextOf, type Visit } from '@/tests/support/ui/page-context';

let world: ReferralCase;
beforeEach(async () => {
  world = await createReferralCase(api);
  runtime().appFetch = (request) => api.fetch(request);
});
afterAll(() => {
  runtime().appFetch = null;
});

/** A page as a browser opens it: its answer, and the cookies that it sets. */
async function open(
  page: { readonly getServerSideProps: GetServerSideProps },
  path: string,
  visit: Visit = {},
) {
  const context = contextOf(path, visit);
  const answer = await page.getServerSideProps(context);
  const set = (
    context.res.appendHeader as unknown as {
      mock: { calls: [string, string | string[]][] };
    }
  ).mock.calls
    .filter(([name]) => name === 'Set-Cookie')
    .flatMap(([, lines]) => lines)
    .filter((line) => line.startsWith('referral_code='));
  const props = ('props' in answer ? await answer.props : {}) as {
    shell?: Shell;
    head?: PageMeta;
  };
  return { answer, set, ...props };
}

describe('a code in the address of any page', () => {
  it('is kept for 30 days, and the canonical address has none of it', async () => {
    const { head, set, shell } = await open(home, '/?referral_code=sofra001', {
      query: { referral_code: 'sofra001' },
    });
    expect(set).toEqual([
      expect.stringMatching(
        /^referral_code=SOFRA001; Path=\/; Max-Age=2592000; SameSite=Lax/,
      ),
    ]);
    expect(shell?.referral).toBe('SOFRA001');
    expect(head?.canonical).not.toContain('referral_code');
  });

  it('comes with the browser to the next page, where a newer one wins', async () => {
    const cookies = { referral_code: 'SOFRA001' };
    const next = await open(home, '/', { cookies });
    expect(next.set).toEqual([]);
    expect(next.shell?.referral).toBe('SOFRA001');
    const query = { referral_code: 'ABCD2345' };
    const other = await open(home, '/?referral_code=ABCD2345', {
      cookies,
      query,
    });
    expect(other.shell?.referral).toBe('ABCD2345');
    expect(other.set).toHaveLength(1);
  });

  it.for(['x', 'a;b=c', '<script>', 'Q'.repeat(21), ''])(
    'that is "%s" is nothing',
    async (referral_code) => {
      const { set, shell } = await open(home, '/', {
        query: { referral_code },
      });
      expect(set).toEqual([]);
      expect(shell).not.toHaveProperty('referral');
    },
  );

  it('is nothing to who has an account, and the kept one goes', async () => {
    const cookies = {
      access_token: await signIn(api.db, world.inviter),
      referral_code: 'SOFRA001',
    };
    const { set, shell } = await open(home, '/', { cookies });
    expect(shell?.user?.id).toBe(world.inviter.id);
    expect(shell).not.toHaveProperty('referral');
    expect(set).toEqual([expect.stringContaining('Max-Age=0')]);
  });
});

describe('/referrals', () => {
  it('is there for everybody, indexed by its own title and text', async () => {
    const { head } = await open(referralsPage, '/referrals');
    expect(head).toMatchObject({
      title: 'Give $3.00, get $5.00 · Sofra',
      noindex: false,
      canonical: expect.stringMatching(/\/referrals$/) as string,
    });
    expect(head?.once?.description).toMatch(/^Share your code with a friend\./);
  });

  it('is a 404 while the program is off', async () => {
    await world.set({ referral_active: '0' });
    const { answer } = await open(referralsPage, '/referrals');
    expect(answer).toEqual({ notFound: true });
  });
});
