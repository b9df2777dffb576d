// @module-tag both-engines
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect } from 'vitest';
import { connectServices } from '@/server/compose';
import { sweepUploads } from '@/server/domain/picture/remove-uploads';
import { forgetAccounts } from '@/server/jobs/account-work';
import { api, it as base } from '@/tests/support/api/api-test';
import { openS3Server, type S3Server } from '@/tests/support/api/s3-server';
import { createRefundCase } from '@/tests/support/factories/refund';
import { photo, upload } from '@/tests/support/factories/upload';

let server: S3Server;
const it = base.extend(
  'settings',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    server = await openS3Server();
    onCleanup(() => server.close());
    return server.env;
  },
);

const get = (path: string) => api.fetch(new Request(`http://localhost${path}`));
const keyOf = (title: string): string => title.replace('/storage/', '');
const bytesOf = () => photo({ width: 640, height: 480 }).jpeg().toBuffer();
const later = () => new Date(Date.now() + 60_000);
const ctx = () => ({ db: api.db, storage: connectServices(api.env).storage });

async function rowsOf(userId: number): Promise<(string | null)[]> {
  const { rows } = (await api.db.execute(
    sql`select used_for from uploads where user_id = ${userId}`,
  )) as unknown as { rows: { used_for: string | null }[] };
  return rows.map((row) => row.used_for);
}

beforeEach(() => {
  server.failWith(null);
  server.objects.clear();
});

describe('uploads of a site with a bucket', () => {
  it.each(['refunds', 'users'])(
    'of the type %s stand there, and come in every width from here',
    async (type) => {
      const token = (await createRefundCase(api)).shopper.token;
      const { body, status } = await upload(api, token, await bytesOf(), type);
      expect(status).toBe(200);
      const key = keyOf(body.data.title);
      expect([...server.objects.keys()]).toEqual([key]);
      expect((await sharp(server.objects.get(key)).metadata()).format).toBe(
        'webp',
      );
      const whole = await get(body.data.title);
      expect(Buffer.from(await whole.arrayBuffer())).toEqual(
        server.objects.get(key),
      );
      expect(whole.headers.get('etag')).toMatch(/^"[\da-f]{32}"$/);
      const small = await get(`${body.data.title}?w=128`);
      const facts = await sharp(await small.arrayBuffer()).metadata();
      expect(facts.width).toBe(128);
      expect(existsSync(join(api.env.DATA_DIR, 'storage'))).toBe(false);
    },
  );

  it('are private where they are documents', async ({ token }) => {
    const { body } = await upload(api, token, await bytesOf(), 'documents');
    expect(server.objects.has(keyOf(body.data.title))).toBe(true);
    expect((await get(body.data.url)).status).toBe(200);
    expect((await get(body.data.title)).status).toBe(404);
    const inside = body.data.title.replace('/storage/', '/storage/images/');
    expect((await get(inside)).status).toBe(404);
  });

  it('stand before the pictures that come with the product', async () => {
    const name = readdirSync('public/images').find((file) =>
      file.endsWith('.webp'),
    );
    const path = `/storage/images/${name}`;
    const shipped = await get(path);
    expect(shipped.status).toBe(200);
    expect(shipped.headers.get('etag')).not.toMatch(/^"[\da-f]{32}"$/);
    const { storage } = ctx();
    await storage.write(`images/${name}`, await bytesOf());
    expect((await get(path)).headers.get('etag')).toMatch(/^"[\da-f]{32}"$/);
  });

  it('are bound to refunds as those of a folder are', async () => {
    const life = await createRefundCase(api);
    const order = await life.delivered();
    const { body } = await upload(api, life.shopper.token, await bytesOf());
    const asked = await life.ask({
      order_id: order.id,
      images: [body.data.title],
    });
    expect(asked.status).toBe(200);
    await sweepUploads(ctx(), later());
    expect(server.objects.has(keyOf(body.data.title))).toBe(true);
  });

  it('go after a day unless something refers to them', async ({ shopper }) => {
    const { body } = await upload(api, shopper.token, await bytesOf());
    await sweepUploads(ctx(), new Date(Date.now() - 60_000));
    expect(server.objects.size).toBe(1);
    await sweepUploads(ctx(), later());
    expect(server.objects.size).toBe(0);
    expect(await rowsOf(shopper.userId)).toEqual([]);
    expect((await get(body.data.title)).status).toBe(404);
  });
});

describe('while the bucket is away', () => {
  it('an upload is refused in words, and what may stand there is swept', async ({
    shopper,
  }) => {
    server.failWith('lost');
    const refused = await upload(api, shopper.token, await bytesOf());
    expect(refused.status).toBe(503);
    expect(refused.body.message).toBe(
      'We could not save the picture just now. Please try again in a moment.',
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(server.objects.size).toBe(1);
    server.failWith(null);
    await sweepUploads(ctx(), later());
    expect(server.objects.size).toBe(0);
    expect(await rowsOf(shopper.userId)).toEqual([]);
  });

  it('pictures that were resized before are shown, others are to be asked for again', async ({
    token,
  }) => {
    const { body } = await upload(api, token, await bytesOf());
    const path = `${body.data.title}?w=256`;
    expect((await get(path)).status).toBe(200);
    server.failWith(503);
    expect((await get(path)).status).toBe(200);
    const other = await get(`${body.data.title}?w=320`);
    expect(other.status).toBe(503);
    expect(other.headers.get('retry-after')).toBe('5');
    server.failWith(null);
    expect((await get(`${body.data.title}?w=320`)).status).toBe(200);
  });

  it('nothing is swept away from its row: the next sweep ends what this one began', async ({
    shopper,
  }) => {
    const { body } = await upload(api, shopper.token, await bytesOf());
    server.failWith(500);
    await expect(sweepUploads(ctx(), later())).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await rowsOf(shopper.userId)).toEqual(['given-up']);
    server.failWith(null);
    const late = await api.call('PUT', '/dashboard/user/profile/update', {
      token: shopper.token,
      body: { img: body.data.title },
    });
    expect(late.status).toBe(400);
    await sweepUploads(ctx(), new Date(0));
    expect(await rowsOf(shopper.userId)).toEqual([]);
    expect(server.objects.size).toBe(0);
  });

  it('an account is forgotten all the same, and its pictures after it', async ({
    shopper,
  }) => {
    await upload(api, shopper.token, await bytesOf(), 'documents');
    await upload(api, shopper.token, await bytesOf());
    await api.db.execute(
      sql`update users set deletion_at = now() where id = ${shopper.userId}`,
    );
    server.failWith(500);
    const services = connectServices(api.env);
    const now = () => new Date(Date.now() + 1_000);
    const deps = { handle: { db: api.db }, services, now };
    expect(await forgetAccounts(deps)).toBe(1);
    expect(await rowsOf(shopper.userId)).toEqual(['given-up', 'given-up']);
    server.failWith(null);
    await sweepUploads(ctx(), new Date(0));
    expect(server.objects.size).toBe(0);
    expect(await rowsOf(shopper.userId)).toEqual([]);
  });
});
