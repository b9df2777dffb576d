import { beforeEach, describe, expect } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { pages } from '@/server/db/schema/content';
import { recordReferral } from '@/server/domain/account/referral/record-referral';
import { api, it } from '@/tests/support/api/api-test';
import {
  createReferralCase,
  type ReferralCase,
} from '@/tests/support/factories/referral';
import {
  createSignedInUser,
  createUser,
  signIn,
} from '@/tests/support/factories/user';

const OWN = '/dashboard/user/referrals';

let world: ReferralCase;
beforeEach(async () => {
  world = await createReferralCase(api);
});

async function own(query = '') {
  const token = await signIn(api.db, world.inviter);
  return api.get(`${OWN}${query}`, { token });
}

describe('a code at registration', () => {
  it('is read as people type it, and the first one stands', async () => {
    const other = await createUser(api.db);
    const friend = await world.newFriend(
      `  ${world.inviter.myReferral.toLowerCase()} `,
    );
    await recordReferral(
      { db: api.db, now: new Date() },
      { referredId: friend.userId, code: other.myReferral },
    );
    expect(await world.storedOf(friend)).toMatchObject({
      referrerId: world.inviter.id,
    });
  });

  it.for(['', 'NOBODYS1', 'x'.repeat(400), "'; drop", undefined, null])(
    'that is %s is ignored',
    async (code) => {
      const { user } = await createSignedInUser(api);
      await recordReferral(
        { db: api.db, now: new Date() },
        { referredId: user.id, code },
      );
      expect(await world.storedOf({ userId: user.id })).toBeUndefined();
    },
  );

  it('that is the own one is ignored, and one of who has ordered', async () => {
    await recordReferral(
      { db: api.db, now: new Date() },
      { referredId: world.inviter.id, code: world.inviter.myReferral },
    );
    expect(await world.storedOf({ userId: world.inviter.id })).toBeUndefined();
    const known = await world.newFriend('');
    await world.orderOf(known);
    await recordReferral(
      { db: api.db, now: new Date() },
      { referredId: known.userId, code: world.inviter.myReferral },
    );
    expect(await world.storedOf(known)).toBeUndefined();
  });
});

describe('GET /rest/referral', () => {
  it("has the amounts, the end and the texts in the reader's words and currency", async () => {
    await world.set({ referral_until: '2099-01-31' });
    const { body, status } = await api.get('/rest/referral');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: 0,
      img: null,
      price_from: 5,
      price_to: 3,
      expired_at: '2099-01-31T23:59:59.999Z',
      ended: false,
    });
    const { description, faq, title } = body.data.translation as Record<
      'description' | 'faq' | 'title',
      string
    >;
    expect(title).toMatch(/\$3\.00.*\$5\.00/);
    expect(description).toMatch(/^<p>.*\$3\.00/);
    expect(faq).toContain('31 January 2099');
    expect(body.data.questions.length).toBeGreaterThan(4);
    for (const lang of ['ar', 'ru', 'de']) {
      const there = await api.get(`/rest/referral?lang=${lang}`);
      const text = JSON.stringify(there.body.data);
      expect(text).not.toContain('{{');
      expect(there.body.data.translation.title).not.toBe(title);
    }
  });

  it('speaks in the words of the operator, sanitised', async () => {
    await api.db.insert(pages).values([
      {
        slug: 'referral',
        translations: {
          en: {
            title: 'Bring {{to}}',
            description: '<p onclick="x()">{{from}}</p><script>x</script>',
          },
        },
      },
      {
        slug: 'referral_faq',
        translations: {
          en: { title: 'FAQ', description: '<h2>Why?</h2><p>Because.</p>' },
        },
      },
    ]);
    forgetCached('');
    const { data } = (await api.get('/rest/referral')).body;
    expect(data.translation.title).toMatch(/^Bring .*\$3\.00/);
    expect(data.translation.description).toMatch(/^<p>.*\$5\.00.*<\/p>$/);
    expect(data.questions).toEqual([
      { title: 'Why?', html: '<p>Because.</p>' },
    ]);
    await api.db.delete(pages);
    forgetCached('');
  });

  it('is not there while the program is off', async () => {
    await world.set({ referral_active: '0' });
    expect((await api.get('/rest/referral')).status).toBe(404);
    expect((await own()).status).toBe(404);
    expect((await api.get(OWN)).status).toBe(401);
    expect(await pagesInSitemap()).not.toContain('/referrals<');
    await world.set({ referral_active: '1' });
    expect(await pagesInSitemap()).toContain('/referrals<');
  });

  it('is over after its end, and stays to be read', async () => {
    await world.set({ referral_until: '2020-01-31' });
    const { data } = (await api.get('/rest/referral')).body;
    expect(data).toMatchObject({ ended: true });
  });
});

async function pagesInSitemap(): Promise<string> {
  const answer = await api.fetch(
    new Request('http://test.local/sitemap-pages.xml'),
  );
  return answer.text();
}

describe('GET /dashboard/user/referrals', () => {
  it('has the code, its link and what came of it, and nobody’s name', async () => {
    const friend = await world.newFriend(world.inviter.myReferral, {
      firstname: 'zuhra',
      lastname: 'Secret',
      email: 'zuhra.secret@sofra.example',
    });
    await world.newFriend();
    await world.deliver(await world.orderOf(friend));
    const { body } = await own('?lang=ar');
    expect(body.data).toMatchObject({
      code: world.inviter.myReferral,
      joined: 2,
      earned: 5,
      price_from: 5,
      price_to: 3,
      friends: [
        { status: 'waiting', earned: 0, initial: 'T' },
        { status: 'credited', earned: 5, initial: 'Z' },
      ],
    });
    expect(body.data.url).toMatch(
      new RegExp(`/ar/register\\?referral_code=${world.inviter.myReferral}$`),
    );
    expect(JSON.stringify(body.data)).not.toMatch(/secret|zuhra/i);
  });

  it('counts what one got as the invited out of what one earned', async () => {
    const friend = await world.newFriend();
    await world.deliver(await world.orderOf(friend));
    const { body } = await api.get(OWN, friend);
    expect(body.data).toMatchObject({ joined: 0, earned: 0, friends: [] });
  });
});
