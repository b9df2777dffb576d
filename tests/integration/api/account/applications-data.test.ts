// @module-tag both-engines
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { connectServices } from '@/server/compose';
import { applications } from '@/server/db/schema/account/applications';
import { shops } from '@/server/db/schema/catalogue';
import { uploads } from '@/server/db/schema/uploads';
import { forgetAccounts, makeExports } from '@/server/jobs/account-work';
import { api, it } from '@/tests/support/api/api-test';
import {
  answerApplication,
  createUpload,
  sellerData,
  SHOPS,
} from '@/tests/support/factories/application';
import { createProduct } from '@/tests/support/factories/product';
import { createSignedInUser } from '@/tests/support/factories/user';

const deps = (later = 0) => ({
  handle: { db: api.db },
  services: connectServices(api.env),
  now: () => new Date(Date.now() + later),
});

async function createSeller({ hasMenu }: { readonly hasMenu: boolean }) {
  const owner = await createSignedInUser(api);
  const logo = await createUpload(api.db, owner.user.id, 'public');
  const paper = await createUpload(api.db, owner.user.id, 'private');
  const data = sellerData({ logo_img: logo, documents: [paper] });
  const sent = await api.post(SHOPS, { data }, { token: owner.token });
  const { shop_id: shopId } = (
    await answerApplication(api, sent.body.data.id, { status: 'approved' })
  ).body.data;
  if (hasMenu) await createProduct(api.db, shopId as number);
  return { ...owner, logo, paper, shopId: shopId as number };
}

async function forget(userId: number): Promise<void> {
  await api.db.execute(
    sql`update users set deletion_at = now() where id = ${userId}`,
  );
  expect(await forgetAccounts(deps(1_000))).toBe(1);
}

it('an application is in the own data, without anybody else’s', async () => {
  const { shopId, token } = await createSeller({ hasMenu: false });
  const path = '/dashboard/user/profile/exports';
  await api.post(path, {}, { token });
  await makeExports(deps());
  const { url } = (await api.get(path, { token })).body.data;
  const file = (await api.get(url as string)).body;
  expect(file.applications).toMatchObject([
    {
      application: 'to sell',
      status: 'approved',
      shop_id: shopId,
      data: { legal_name: 'Anor Tandir LLC' },
    },
  ]);
});

it.for([true, false])(
  'an application ends with its account; a shop with a menu (%s) stays as the house’s',
  async (hasMenu) => {
    const { logo, shopId, user } = await createSeller({ hasMenu });
    await forget(user.id);
    const left = await api.db
      .select()
      .from(applications)
      .where(eq(applications.userId, user.id));
    expect(left).toEqual([]);
    const [shop] = await api.db
      .select()
      .from(shops)
      .where(eq(shops.id, shopId));
    expect(shop).toMatchObject({
      ownerId: null,
      status: hasMenu ? 'approved' : 'rejected',
      logoImg: `/storage/images/${logo}`,
    });
    expect((await api.get(`/rest/shops/${shopId}`)).status).toBe(
      hasMenu ? 200 : 404,
    );
    const rows = await api.db
      .select({ path: uploads.path })
      .from(uploads)
      .where(eq(uploads.userId, user.id));
    expect(rows).toEqual([]);
    const [row] = (
      (await api.db.execute(
        sql`select role from users where id = ${user.id}`,
      )) as unknown as { rows: { role: string }[] }
    ).rows;
    expect(row?.role).toBe('user');
  },
);
