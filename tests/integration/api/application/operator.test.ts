// @module-tag both-engines
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import {
  answerApplication,
  createMainCategory,
  createUpload,
  sellerData,
  SHOPS,
} from '@/tests/support/factories/application';
import { createSignedInUser } from '@/tests/support/factories/user';
import { operate } from '@/tests/support/api/operator-tool';

const ADMIN = '/dashboard/admin/applications';
const operator = { token: TEST_OPERATOR_TOKEN };

let owner: Awaited<ReturnType<typeof createSignedInUser>>;

beforeEach(async () => {
  owner = await createSignedInUser(api);
});

async function apply(more: object = {}, lang = 'en'): Promise<number> {
  const sent = await api.post(
    `${SHOPS}?lang=${lang}`,
    { data: sellerData(more) },
    { token: owner.token },
  );
  return sent.body.data.id as number;
}

const rows = async (query: ReturnType<typeof sql>) =>
  (
    (await api.db.execute(query)) as unknown as {
      rows: Record<string, unknown>[];
    }
  ).rows;

const profile = async () =>
  (await api.get('/dashboard/user/profile/show', { token: owner.token })).body
    .data;

describe('the operator’s answer', () => {
  it('reaches the applicant in their language, by mail and inbox', async () => {
    const id = await apply({}, 'de');
    const without = await answerApplication(api, id, { status: 'rejected' });
    expect(without.status).toBe(400);
    expect(Object.keys(without.body.params)).toEqual(['answer']);
    const answer = 'The licence is <b>missing</b>.';
    const rejected = await answerApplication(api, id, {
      status: 'rejected',
      answer,
    });
    expect(rejected.body.data).toMatchObject({ status: 'rejected', answer });
    const [received, mail] = await rows(
      sql`select subject, body from outbox_messages where recipient = ${owner.user.email} order by id`,
    );
    expect(received?.subject).toBe('Dein Antrag bei Sofra ist da');
    expect(received?.body).toContain('/de/be-seller');
    expect(mail?.subject).toBe('Zu deinem Antrag bei Sofra');
    expect(mail?.body).toContain(answer);
    expect(mail?.body).toContain('/de/be-seller');
    const inbox = sql`select type, data from notifications where user_id = ${owner.user.id}`;
    expect(await rows(inbox)).toEqual([
      {
        type: 'application',
        data: {
          application_id: id,
          kind: 'seller',
          status: 'rejected',
          shop_id: null,
          title: 'Anor Tandir',
          answer,
        },
      },
    ]);
    expect(await profile()).toMatchObject({ role: 'user', shop: null });
    const own = (await api.get(SHOPS, { token: owner.token })).body.data;
    expect(own).toMatchObject({ status: 'rejected', answer });
    expect(own.data.lang).toBeUndefined();
  });

  it('is given once: of twenty at once one wins, and there is one shop', async () => {
    const id = await apply();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        answerApplication(
          api,
          id,
          index % 2
            ? { status: 'approved' }
            : { status: 'rejected', answer: 'No.' },
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
    const won = answers.find(({ status }) => status === 200);
    const shops = await rows(
      sql`select id from shops where owner_id = ${owner.user.id}`,
    );
    const isApproved = won?.body.data.status === 'approved';
    expect(shops).toHaveLength(isApproved ? 1 : 0);
    const mails = sql`select id from outbox_messages where recipient = ${owner.user.email}`;
    // that it came, and the one answer
    expect(await rows(mails)).toHaveLength(2);
  });

  it.for([
    ['', /send us your menu.*: hello@sofra\.example/],
    ['https://apps.apple.com/app/id1', /as soon as its menu is ready/],
  ] as const)(
    'of a seller whose app is "%s" says what comes next',
    async ([app, words]) => {
      const keep = (key: string, value: string) =>
        api.db
          .execute(sql`insert into settings (key, value, is_public) values (${key}, ${value}, true)
        on conflict (key) do update set value = excluded.value`);
      await keep('email', 'hello@sofra.example');
      await keep('vendor_app_ios', app);
      const id = await apply();
      await answerApplication(api, id, { status: 'approved' });
      const [, mail] = await rows(
        sql`select body from outbox_messages where recipient = ${owner.user.email} order by id`,
      );
      expect(mail?.body).toMatch(words);
    },
  );

  it('is for what was read, what was sent and who is still there', async () => {
    const id = await apply();
    const stale = { status: 'approved', version: 7 };
    expect((await answerApplication(api, id, stale)).status).toBe(409);
    await api.db.execute(
      sql`update users set deletion_at = now() + interval '9 days' where id = ${owner.user.id}`,
    );
    const closed = await answerApplication(api, id, { status: 'approved' });
    expect(closed.status).toBe(409);
    const missing = await answerApplication(api, 999_999, {
      status: 'approved',
    });
    expect(missing.status).toBe(404);
    const other = await createSignedInUser(api);
    const draft = await api.call('PUT', SHOPS, {
      token: other.token,
      body: { data: {} },
    });
    const { id: draftId } = draft.body.data;
    expect((await api.get(`${ADMIN}/${draftId}`, operator)).status).toBe(404);
    expect(
      (await answerApplication(api, draftId, { status: 'approved' })).status,
    ).toBe(404);
    expect(
      (await api.get(`${ADMIN}/${id}`, { token: owner.token })).status,
    ).toBe(401);
  });
});

describe('the operator’s list and command line', () => {
  it('shows what was sent, with whose it is and its documents', async () => {
    const paper = await createUpload(api.db, owner.user.id, 'private');
    const bread = await createMainCategory(api.db, { title: 'Bread' });
    const id = await apply({ documents: [paper], category_ids: [bread] });
    const page = await api.get(`${ADMIN}?kind=seller&status=new`, operator);
    expect(page.body.data[0]).toMatchObject({
      id,
      title: 'Anor Tandir',
      user: { id: owner.user.id, email: owner.user.email },
      documents: [{ url: expect.stringContaining(paper) }],
    });
    expect((await api.get(`${ADMIN}?kind=driver`, operator)).body.data).toEqual(
      [],
    );
    const list = await operate(api, ['applications', '--status', 'new']);
    expect(list.out).toMatch(
      new RegExp(
        `APPLICATION +KIND[^]*\\n *${id} +seller +new .*Anor Tandir +${owner.user.email} +1`,
      ),
    );
    const shown = await operate(api, ['application', String(id)]);
    for (const line of [
      /^tax_number: +302 123 456$/m,
      /^title \(ru\): +Анор Тандыр$/m,
      /^categories: +Bread$/m,
      /^monday: +all day$/m,
      /^delivers: +4 km around it$/m,
      /^minimum: +\$10\.00$/m,
      /^sent: +\d{4}-\d\d-\d\d \d\d:\d\d \(Asia\/Tashkent\)$/m,
    ])
      expect(shown.out).toMatch(line);
    expect(shown.out).not.toMatch(/[[{]"/);
    expect(shown.out).toMatch(new RegExp(`  https?://.*${paper}`));
    const json = await operate(api, ['application', String(id), '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ id, status: 'new' });
    const silent = await operate(api, ['application', String(id), 'reject']);
    expect(silent).toMatchObject({
      code: 2,
      errors: expect.stringContaining('told why'),
    });
    const rejected = await operate(api, [
      'application',
      String(id),
      'reject',
      '--answer',
      'Not here.',
    ]);
    expect(rejected.out).toBe(`Application ${id} (Anor Tandir) is rejected.`);
    const twice = await operate(api, ['application', String(id), 'approve']);
    expect(twice).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        new RegExp(
          `Application ${id} is rejected; it can be approved when .+ sends it again\\.`,
        ),
      ),
    });
    expect(
      (await operate(api, ['applications', '--status', 'draft'])).code,
    ).toBe(2);
    expect((await operate(api, ['application', String(id), 'eat'])).code).toBe(
      2,
    );
  });
});
