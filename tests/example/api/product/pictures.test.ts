// @module-tag both-engines
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { PICTURE_WIDTHS } from '@/utils/product/picture-widths';
import { api, it } from '@/tests/support/api/api-test';

const ORANGE = { r: 240, g: 120, b: 20 };
const SOURCE = 'example/pictures/images';

let committed = '';

const upload = (name: string, bytes: Uint8Array | string): string => {
  const folder = join(api.env.DATA_DIR, 'storage', 'images', 'up');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
  return `/storage/images/up/${name}`;
};

const raw = (path: string, headers: HeadersInit = {}) =>
  api.fetch(new Request(`http://localhost${path}`, { headers }));

async function sizeOf(path: string) {
  const answer = await raw(path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { format, height, width } = await sharp(bytes).metadata();
  return { format, height, width, bytes: bytes.byteLength };
}

/** Half orange, half black, so that a turned picture is seen to be turned. */
const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'black' },
  }).composite([
    {
      input: {
        create: {
          width,
          height: Math.round(height / 2),
          channels: 3,
          background: ORANGE,
        },
      },
      gravity: 'north',
    },
  ]);

it.beforeAll(async () => {
  const name = readdirSync(SOURCE).find((file) => file.startsWith('cover-'));
  committed = `/storage/images/${name}`;
});

describe('a picture', () => {
  it.each(PICTURE_WIDTHS)('comes %i pixels wide, never enlarged', async (w) => {
    const path = upload('wide.png', await photo(1280, 320).png().toBuffer());
    const { format, width } = await sizeOf(`${path}?w=${w}`);
    expect({ format, width }).toEqual({
      format: 'webp',
      width: Math.min(w, 1280),
    });
  });

  it('is smaller to load the smaller it is shown', async () => {
    const small = await sizeOf(`${committed}?w=320`);
    const large = await sizeOf(`${committed}?w=1280`);
    expect(small.bytes).toBeLessThan(large.bytes / 2);
  });

  it('is kept for ever and not sent again to who has it', async () => {
    const first = await raw(`${committed}?w=256`);
    expect(first.headers.get('cache-control')).toContain('immutable');
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('vary') ?? '').not.toMatch(/accept\b/i);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{16,}"$/);
    const again = await raw(`${committed}?w=256`, { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await raw(`${committed}?w=320`);
    expect(other.headers.get('etag')).not.toBe(etag);
  });

  it('is made once, also for many who ask at the same time', async () => {
    const path = upload('crowd.png', await photo(900, 600).png().toBuffer());
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => raw(`${path}?w=480`)),
    );
    const bodies = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    expect(bodies.every((body) => body.equals(bodies[0] as Buffer))).toBe(true);
    const kept = readdirSync(join(api.env.DATA_DIR, 'cache', 'pictures'), {
      recursive: true,
      encoding: 'utf8',
    });
    expect(kept.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('that was replaced under its name is made anew', async () => {
    const path = upload('menu.png', await photo(800, 400).png().toBuffer());
    expect((await sizeOf(`${path}?w=640`)).height).toBe(320);
    upload('menu.png', await photo(800, 800).png().toBuffer());
    expect((await sizeOf(`${path}?w=640`)).height).toBe(640);
  });

  it.each(['0', '1', '321', '-320', '320.5', '99999', 'x', '', '0320'])(
    'is not there in the width "%s", which nobody shows',
    async (width) => {
      expect((await raw(`${committed}?w=${width}`)).status).toBe(404);
    },
  );
});

describe('a dish of the demo', () => {
  const dish = () => {
    const name = readdirSync(SOURCE).find((file) =>
      file.startsWith('uzbek-green-tea.'),
    );
    return `/storage/images/${name}`;
  };

  /** How far the picture is from one that was enlarged from 480 pixels, 0…255. */
  async function detail(path: string): Promise<number> {
    const answer = await raw(path);
    const shown = Buffer.from(await answer.arrayBuffer());
    const small = await sharp(shown).resize(480).png().toBuffer();
    const soft = await sharp(small).resize(1040).png().toBuffer();
    const away = await sharp(shown)
      .resize(1040)
      .composite([{ input: soft, blend: 'difference' }])
      .png()
      .toBuffer();
    const { channels } = await sharp(away).stats();
    return channels[0]?.mean ?? 0;
  }

  it('is drawn sharp in the width of a dense screen’s dialog, though its file is smaller', async () => {
    expect(await sizeOf(`${dish()}?w=480`)).toMatchObject({ width: 480 });
    expect(await sizeOf(`${dish()}?w=1040`)).toMatchObject({
      format: 'webp',
      width: 1040,
      height: 1040,
    });
    const enlarged = await detail(`${dish()}?w=480`);
    expect(await detail(`${dish()}?w=1040`)).toBeGreaterThan(enlarged * 2);
  });

  it('is drawn at most 1,040 pixels wide', async () => {
    expect(await sizeOf(`${dish()}?w=1920`)).toMatchObject({ width: 1040 });
  });

  it('is a photo of the operator’s where one has its name', async () => {
    const name = dish().split('/').at(-1) ?? '';
    const photoOf = await photo(700, 350).png().toBuffer();
    const path = upload(name.replace('.webp', '.png'), photoOf);
    expect(await sizeOf(`${path}?w=1040`)).toMatchObject({
      width: 700,
      height: 350,
    });
  });
});

describe('a photo that was uploaded', () => {
  it.each(['jpeg', 'png', 'avif', 'webp'] as const)('may be %s', async (as) => {
    const path = upload(
      `dish.${as}`,
      await photo(1000, 500).toFormat(as).toBuffer(),
    );
    const { format, height, width } = await sizeOf(`${path}?w=320`);
    expect([format, width, height]).toEqual(['webp', 320, 160]);
  });

  it('stands upright whichever way the camera was held', async () => {
    const bytes = await photo(1200, 800)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await raw(`${upload('turned.jpg', bytes)}?w=320`);
    const shown = sharp(Buffer.from(await answer.arrayBuffer()));
    const { exif, height, width } = await shown.metadata();
    expect([width, height, exif]).toEqual([320, 480, undefined]);
    const right = await shown
      .extract({ left: 300, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(right[0]).toBeGreaterThan(200);
  });

  it('that lies about its kind is read as what it is', async () => {
    const path = upload('fake.png', await photo(700, 350).jpeg().toBuffer());
    expect((await sizeOf(`${path}?w=320`)).width).toBe(320);
  });

  it.each([
    ['not-one.jpg', 'this is no picture'],
    ['nothing.png', ''],
  ])(
    '%s, which is no picture, comes as it is and only for now',
    async (name, text) => {
      const answer = await raw(`${upload(name, text)}?w=320`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(text);
      expect(answer.headers.get('cache-control')).not.toContain('immutable');
    },
  );

  it('of which half is missing comes as it is', async () => {
    const whole = await photo(2000, 2000).jpeg().toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    const answer = await raw(`${upload('half.jpg', half)}?w=320`);
    expect(answer.status).toBe(200);
  });

  it('that moves or is a drawing stays as it is', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const drawn = await raw(`${upload('logo.svg', svg)}?w=320`);
    expect(await drawn.text()).toBe(svg);
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml');
    const frames = await sharp(
      await Promise.all(
        [ORANGE, 'black'].map((background) =>
          sharp({ create: { width: 600, height: 60, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ),
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    const moving = await raw(`${upload('dance.webp', frames)}?w=320`);
    expect(Buffer.from(await moving.arrayBuffer())).toEqual(frames);
  });

  it('comes before one of the product with the same name, resized too', async () => {
    const name = committed.slice('/storage/images/'.length);
    const mine = join(api.env.DATA_DIR, 'storage', 'images', name);
    cpSync(join(SOURCE, name), mine);
    writeFileSync(mine, await photo(300, 300).webp().toBuffer());
    expect((await sizeOf(`${committed}?w=128`)).height).toBe(128);
  });
});
