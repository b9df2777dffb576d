import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { folderStorage } from '@/server/adapters/storage/folder-storage';
import { sweepUploads } from '@/server/domain/picture/remove-uploads';
import { api, it } from '@/tests/support/api/api-test';
import { photo, upload } from '@/tests/support/factories/upload';

const folder = (): string => join(api.env.DATA_DIR, 'storage', 'images');
const fileOf = (title: string): string =>
  join(folder(), title.replace('/storage/images/', ''));

describe('POST /dashboard/galleries', () => {
  it('keeps a photo upright, without what it said of itself, and serves it', async ({
    token,
  }) => {
    const bytes = await photo()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const { body, status } = await upload(api, token, bytes);
    expect(status).toBe(200);
    expect(body.data.type).toBe('refunds');
    const response = await api.fetch(
      new Request(`http://localhost${body.data.title}`),
    );
    const kept = new Uint8Array(await response.arrayBuffer());
    const facts = await sharp(kept).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 30, height: 40 });
    expect(facts.exif).toBeUndefined();
  });

  it('makes a large one smaller', async ({ token }) => {
    const bytes = await photo({ width: 4000, height: 1000 }).png().toBuffer();
    const { body } = await upload(api, token, bytes);
    const facts = await sharp(fileOf(body.data.title)).metadata();
    expect(facts).toMatchObject({ width: 2048, height: 512 });
  });

  it('refuses what is no still picture', async ({ token }) => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const frames = await sharp(
      [await photo().png().toBuffer(), await photo().negate().png().toBuffer()],
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    const cut = (await photo().jpeg().toBuffer()).subarray(0, 200);
    for (const bytes of [
      Buffer.from(svg),
      Buffer.from('<script>alert(1)</script>'),
      frames,
      cut,
    ]) {
      const { body, status } = await upload(api, token, bytes);
      expect(status).toBe(400);
      expect(body.params).toHaveProperty('image');
    }
  });

  it('takes ten megabytes of the signed in, and nothing of others', async ({
    token,
  }) => {
    const large = new Uint8Array(11_000_000);
    expect((await upload(api, token, large)).status).toBe(413);
    expect((await upload(api, 'nobody', new Uint8Array(9))).status).toBe(401);
  });

  it('forgets after a day what nothing refers to', async ({ token }) => {
    const { body } = await upload(api, token, await photo().png().toBuffer());
    const file = fileOf(body.data.title);
    const storage = folderStorage(join(api.env.DATA_DIR, 'storage'));
    const ctx = { db: api.db, storage };
    await sweepUploads(ctx, new Date(Date.now() - 3_600_000));
    expect(existsSync(file)).toBe(true);
    await sweepUploads(ctx, new Date(Date.now() + 1_000));
    expect(existsSync(file)).toBe(false);
  });
});
