// @module-tag both-engines
import sharp from 'sharp';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper } from '@/tests/support/factories/cart';
import {
  crowdEncoder,
  deepPng,
  flatPng,
  pngComment,
  textBomb,
} from '@/tests/support/api/hostile-pictures';
import { photo, upload } from '@/tests/support/factories/upload';

const SCRIPT = '<script>alert(document.cookie)</script>';
const KINDS = ['refunds', 'users', 'documents'] as const;

const frames = async (colours: readonly string[]) =>
  sharp(
    await Promise.all(
      colours.map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  );
const moving = () => frames(['red', 'green', 'blue']);

/** What is no still picture that we take, whatever it calls itself. */
const REFUSED: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'a PNG that says it is larger than any': () => {
    const png = flatPng(8);
    png.writeUInt32BE(0x7fffffff, 16);
    png.writeUInt32BE(0x7fffffff, 20);
    return png;
  },
  'an SVG with a script': () =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`,
    ),
  'an SVG that reads a file': () =>
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><image xlink:href="file:///etc/passwd" width="9" height="9"/></svg>',
    ),
  'a page that calls itself photo.jpg': () =>
    Buffer.from(`<!doctype html><title>x</title>${SCRIPT}`),
  'a page behind the first bytes of a GIF': () =>
    Buffer.from(`GIF89a/*${SCRIPT}*/=1;`),
  'a page behind the first bytes of a JPEG': () =>
    Buffer.concat([
      Buffer.from('ffd8ffe000104a464946', 'hex'),
      Buffer.from(SCRIPT),
    ]),
  'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'),
  'a program': () => Buffer.from('7f454c46020101000000000000000000', 'hex'),
  'a GIF that moves': async () => (await moving()).gif().toBuffer(),
  'a still GIF': async () => photo().gif().toBuffer(),
  'a WebP that moves': async () => (await moving()).webp().toBuffer(),
  'a TIFF': async () => photo().tiff().toBuffer(),
  'a JPEG of which half is missing': async () => {
    const whole = await photo({ width: 600, height: 600 }).jpeg().toBuffer();
    return whole.subarray(0, whole.length / 2);
  },
  'a PNG without its end': () => flatPng(64).subarray(0, 50),
  'a WebP of which half is missing': async () => {
    const whole = await photo({ width: 600, height: 600 }).webp().toBuffer();
    return whole.subarray(0, whole.length / 2);
  },
};

/** What takes an encoder too long, or too much memory. */
const TOO_MANY_PIXELS: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a photo of 56 megapixels': () =>
    photo({ width: 8_640, height: 6_480 }).jpeg().toBuffer(),
  'a PNG of 400 million pixels in some kilobytes': () =>
    Promise.resolve(flatPng(20_000)),
  'a PNG of few pixels that are eight bytes each': () => deepPng(4_000),
};

const sender = () => createShopper(api);
async function rowsOf(userId: number): Promise<number> {
  const { rows } = (await api.db.execute(
    sql`select count(*)::int as n from uploads where user_id = ${userId}`,
  )) as unknown as { rows: { n: number }[] };
  return rows[0]?.n ?? NaN;
}

describe.each(KINDS)('what is sent in as "%s"', (kind) => {
  // a document may be a PDF
  const refused = Object.keys(REFUSED).filter(
    (name) => kind !== 'documents' || name !== 'a PDF',
  );
  it.each(refused)(
    'is refused in words when it is %s, and nothing is kept',
    async (name) => {
      const { token, userId } = await sender();
      const bytes = await REFUSED[name]?.();
      const { body, status } = await upload(api, token, bytes as Buffer, kind);
      expect(status).toBe(400);
      expect(body.message).toContain('JPEG, PNG or WebP');
      expect(await rowsOf(userId)).toBe(0);
    },
  );
});

it.for(Object.keys(TOO_MANY_PIXELS))(
  '%s is refused by its head, in words, while the encoder is at work',
  async (name) => {
    const { token, userId } = await sender();
    const bytes = (await TOO_MANY_PIXELS[name]?.()) as Buffer;
    const others = crowdEncoder(1);
    const { body, status } = await upload(api, token, bytes);
    await others.leave();
    expect(status).toBe(400);
    expect(body.message).toContain('more than 25 megapixels');
    expect(await rowsOf(userId)).toBe(0);
  },
);

async function kept(title: string): Promise<Buffer> {
  const answer = await api.fetch(new Request(`http://localhost${title}`));
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  return Buffer.from(await answer.arrayBuffer());
}

describe('of a picture that is also something else', () => {
  const jpeg = () => photo({ width: 80, height: 60 }).jpeg().toBuffer();
  const polyglots: Readonly<Record<string, () => Promise<Buffer>>> = {
    'a page after its end': async () =>
      Buffer.concat([await jpeg(), Buffer.from(`<html>${SCRIPT}`)]),
    'a ZIP after its end': async () =>
      Buffer.concat([await jpeg(), Buffer.from('PK\u0003\u0004payload-zip')]),
    'a script in its comment': () =>
      Promise.resolve(flatPng(64, [pngComment(SCRIPT)])),
    'a script in its metadata': () =>
      photo()
        .withExif({ IFD0: { ImageDescription: SCRIPT, Software: 'payload' } })
        .withXmp(
          `<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${SCRIPT} --></x:xmpmeta>`,
        )
        .jpeg()
        .toBuffer(),
    'a text of 50 MB in some kilobytes': () =>
      Promise.resolve(flatPng(64, [textBomb(50_000_000)])),
  };

  it.each(Object.keys(polyglots))(
    'with %s only the picture is kept',
    async (name) => {
      const { token } = await sender();
      const bytes = (await polyglots[name]?.()) as Buffer;
      const { body, status } = await upload(api, token, bytes);
      expect(status).toBe(200);
      const stored = await kept(body.data.title);
      expect((await sharp(stored).metadata()).format).toBe('webp');
      expect(stored.toString('latin1')).not.toMatch(/script|payload|exif|xmp/i);
      expect(stored.byteLength).toBeLessThan(20_000);
    },
  );
});

it('forgets where a photo was taken, and whose camera took it', async ({
  token,
}) => {
  const bytes = await photo()
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'Camera-of-somebody' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer();
  expect(bytes.toString('latin1')).toContain('Camera-of-somebody');
  const { body } = await upload(api, token, bytes);
  const facts = await sharp(await kept(body.data.title)).metadata();
  expect([facts.exif, facts.icc, facts.xmp]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('takes the largest picture that it takes in little memory', async ({
  token,
}) => {
  const bytes = flatPng(5_000);
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const { body, status } = await upload(api, token, bytes);
  clearInterval(timer);
  expect(status).toBe(200);
  expect(most - before).toBeLessThan(150_000_000);
  const facts = await sharp(await kept(body.data.title)).metadata();
  expect(facts).toMatchObject({ width: 2048, height: 2048 });
});

it('refuses 20 MB before it is looked at', async ({ token }) => {
  for (const kind of KINDS) {
    const answer = await upload(api, token, Buffer.alloc(20_000_000), kind);
    expect(answer.status).toBe(413);
  }
});

it('counts pictures of a day, by account, and names the wait', async ({
  shopper,
}) => {
  await api.db.execute(
    sql`insert into rate_limits (bucket, window_start, count) values (${`upload-day:user:${shopper.userId}`}, now(), 199)`,
  );
  const bytes = await photo().jpeg().toBuffer();
  expect((await upload(api, shopper.token, bytes)).status).toBe(200);
  const refused = await upload(api, shopper.token, bytes);
  expect(refused.status).toBe(429);
  expect(refused.body.message).toMatch(/\d/);
  const { token } = await sender();
  expect((await upload(api, token, bytes)).status).toBe(200);
});

it('says in words that too many pictures come in at once, and takes the next when they are done', async ({
  token,
}) => {
  const others = crowdEncoder(21);
  const bytes = await photo().jpeg().toBuffer();
  const refused = await upload(api, token, bytes);
  expect(refused.status).toBe(503);
  expect(refused.body.message).toBe(
    'Too many pictures are coming in at once. Please try again in a few seconds.',
  );
  expect(refused.headers.get('retry-after')).toBe('3');
  await others.leave();
  expect((await upload(api, token, bytes)).status).toBe(200);
});
