// @module-tag both-engines
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect } from 'vitest';
import { connectServices } from '@/server/compose';
import { jobContext } from '@/server/jobs/job-context';
import { useDocuments, usePictures } from '@/server/domain/picture/keep-upload';
import {
  operatorLinks,
  privateLink,
  privateLinks,
} from '@/server/domain/picture/private-link';
import { sweepUploads } from '@/server/domain/picture/remove-uploads';
import { uploadPath } from '@/server/domain/picture/upload-path';
import { forgetAccounts } from '@/server/jobs/account-work';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper } from '@/tests/support/factories/cart';
import { photo, upload } from '@/tests/support/factories/upload';

const MINUTE_MS = 60_000;
const get = (path: string) => api.fetch(new Request(`http://localhost${path}`));
const fileOf = (title: string): string =>
  join(api.env.DATA_DIR, title.replace(/^\//, ''));

/** A context as the calls of this account have it. */
function contextOf(userId: number) {
  const services = connectServices(api.env);
  const job = { db: api.db, services, name: 'test' };
  return {
    ...jobContext(job, new Date()),
    user: { id: userId } as never,
  };
}

async function sendDocument(token: string) {
  const bytes = await photo()
    .withExif({ IFD0: { Artist: 'x' } })
    .jpeg()
    .toBuffer();
  const { body, status } = await upload(api, token, bytes, 'documents');
  expect(status).toBe(200);
  return body.data as { title: string; type: string; url: string };
}

beforeEach(() => api.setNow(null));

describe('a document', () => {
  it('is shown to whoever has its link, and is kept by nobody on the way', async ({
    token,
  }) => {
    const [one, other] = await Promise.all([
      sendDocument(token),
      sendDocument(token),
    ]);
    expect(one).toMatchObject({ type: 'documents' });
    expect(one.title).toMatch(
      /^\/storage\/documents\/[\da-f]{2}\/[\w-]+\.webp$/,
    );
    for (const { url } of [one, other]) {
      const answer = await get(url);
      expect(answer.status).toBe(200);
      const facts = await sharp(await answer.arrayBuffer()).metadata();
      expect(facts).toMatchObject({ format: 'webp', width: 40 });
      expect(facts.exif).toBeUndefined();
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'content-disposition': 'inline; filename="document.webp"',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': 'image/webp',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('is not there without a link, by a wrong one, or by the link of another', async ({
    token,
  }) => {
    const { title, url } = await sendDocument(token);
    const other = await sendDocument(token);
    const { searchParams } = new URL(url, 'http://x');
    const expires = Number(searchParams.get('expires'));
    const signature = searchParams.get('signature') ?? '';
    const turned = signature.startsWith('A') ? 'B' : 'A';
    const wrong = [
      title,
      `${title}?expires=${expires}`,
      `${title}?signature=${signature}`,
      `${title}?expires=${expires + 1}&signature=${signature}`,
      `${title}?expires=${expires - 60}&signature=${signature}`,
      `${title}?expires=9999999999&signature=${signature}`,
      `${title}?expires=${expires}&signature=${turned}${signature.slice(1)}`,
      `${title}?expires=${expires}&signature=${signature}AAAA`,
      `${title}?expires=${expires}&signature=`,
      `${other.title}?expires=${expires}&signature=${signature}`,
      `${title}/?expires=${expires}&signature=${signature}`,
      `/storage/documents/../documents/${title.slice(19).replace('/', '%2f')}?expires=${expires}&signature=${signature}`,
    ];
    for (const address of wrong)
      expect([address, (await get(address)).status]).toEqual([address, 404]);
    expect((await get(url)).status).toBe(200);
  });

  it('is not there any more when its link has ended', async ({ token }) => {
    const { url } = await sendDocument(token);
    const now = Date.now();
    api.setNow(new Date(now + 9 * MINUTE_MS));
    expect((await get(url)).status).toBe(200);
    api.setNow(new Date(now + 10 * MINUTE_MS + 1_000));
    expect((await get(url)).status).toBe(404);
  });

  it('is none of the public pictures, in no width', async ({ token }) => {
    const { title } = await sendDocument(token);
    expect(existsSync(fileOf(title))).toBe(true);
    const rest = title.replace('/storage/', '');
    for (const address of [
      `/storage/images/${rest}`,
      `/storage/images/${rest}?w=320`,
      `/storage/images/../${rest}`,
      `/storage/images/..%2f${rest}`,
      `/storage/images/%2e%2e/${rest}?w=320`,
      `/storage/images/uploads/${rest.split('/').slice(1).join('/')}`,
    ])
      expect([address, (await get(address)).status]).toEqual([address, 404]);
  });

  it('has links for its owner and the operator alone', async ({ shopper }) => {
    const { title } = await sendDocument(shopper.token);
    const stranger = await createShopper(api);
    const own = contextOf(shopper.userId);
    const { title: shown } = (
      await upload(api, shopper.token, await photo().png().toBuffer())
    ).body.data;

    expect((await get(await privateLink(own, title))).status).toBe(200);
    await expect(
      privateLink(contextOf(stranger.userId), title),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(await privateLinks(contextOf(stranger.userId), [title])).toEqual([]);
    for (const path of [shown, 'operator-token', '../operator-token'])
      await expect(privateLink(own, path)).rejects.toMatchObject({
        code: 'not_found',
      });
    const [link] = await operatorLinks(own, [title]);
    expect(link?.path).toBe(title);
    expect((await get(link?.url ?? '')).status).toBe(200);
  });

  it('cannot be shown as a public picture, nor the other way round', async ({
    shopper,
  }) => {
    const { title } = await sendDocument(shopper.token);
    const img = title.replace('/storage/', '/storage/images/');
    for (const picture of [title, img]) {
      const { body, status } = await api.call(
        'PUT',
        '/dashboard/user/profile/update',
        { token: shopper.token, body: { img: picture } },
      );
      expect([status, body.message]).toEqual([
        400,
        'This picture is not there any more. Please add it again.',
      ]);
    }
    const own = contextOf(shopper.userId);
    const shown = await upload(
      api,
      shopper.token,
      await photo().png().toBuffer(),
    );
    await expect(
      useDocuments(own, 'application:1', [shown.body.data.title]),
    ).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('stays with what refers to it, also when its pictures change', async ({
    shopper,
  }) => {
    const { title } = await sendDocument(shopper.token);
    const loose = await sendDocument(shopper.token);
    const own = contextOf(shopper.userId);
    const paths = await useDocuments(own, 'application:7', [title]);
    expect(paths).toEqual([uploadPath(title)]);
    await usePictures(own, 'application:7', []);
    await sweepUploads(own, new Date(Date.now() + MINUTE_MS));
    expect(existsSync(fileOf(title))).toBe(true);
    expect(existsSync(fileOf(loose.title))).toBe(false);
    expect((await get(loose.url)).status).toBe(404);
    await useDocuments(own, 'application:7', []);
    await sweepUploads(own, new Date(Date.now() + MINUTE_MS));
    expect(existsSync(fileOf(title))).toBe(false);
  });

  it('goes with the account', async ({ shopper }) => {
    const { title, url } = await sendDocument(shopper.token);
    const own = contextOf(shopper.userId);
    await useDocuments(own, 'application:8', [title]);
    await api.db.execute(
      sql`update users set deletion_at = now() where id = ${shopper.userId}`,
    );
    const services = connectServices(api.env);
    const now = () => new Date(Date.now() + 1_000);
    await forgetAccounts({ handle: { db: api.db }, services, now });
    expect(existsSync(fileOf(title))).toBe(false);
    expect((await get(url)).status).toBe(404);
  });

  it('is signed by a secret that no visitor is told', async ({ token }) => {
    await sendDocument(token);
    const { rows } = (await api.db.execute(
      sql`select value, is_public from settings where key = 'document_link_secret'`,
    )) as unknown as { rows: { value: string; is_public: boolean }[] };
    expect(rows).toHaveLength(1);
    expect(rows[0]?.is_public).toBe(false);
    const { body } = await api.get('/rest/settings');
    expect(JSON.stringify(body)).not.toContain(rows[0]?.value);
  });

  it('counts: forty a day, then the wait is named', async ({ shopper }) => {
    await api.db.execute(
      sql`insert into rate_limits (bucket, window_start, count) values (${`upload-document:user:${shopper.userId}`}, now(), 39)`,
    );
    await sendDocument(shopper.token);
    const bytes = await photo().jpeg().toBuffer();
    const refused = await upload(api, shopper.token, bytes, 'documents');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
    expect((await upload(api, shopper.token, bytes)).status).toBe(200);
  });
});
