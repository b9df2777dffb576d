import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPicture } from '@/server/bounds/open-picture';
import type { BrandArt, BrandSource } from '@/server/domain/picture/brand-art';

const PATIENCE_SECONDS = 15;
/** The middle part of a maskable icon that no platform cuts away (W3C, Web App Manifest). */
const SAFE = 0.8;
/** The left part of the link preview, where the logo stands; dishes lie on the right. */
const SHARE = { left: 660, top: 0, height: 630 } as const;
const LOGO = { width: 500, height: 220 } as const;

/** A cloche in the 34 × 34 box of the logo (components/shell/logo). */
const cloche = (colour: string): string =>
  `<path d="M8 22.5h18M10 19.5a7 7 0 0 1 14 0ZM17 12.5v-2" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;

const drawing = (size: number, content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 34 34">${content}</svg>`,
  );

function markOf(
  { colour, ink }: BrandSource,
  size: number,
  shape: 'free' | 'whole',
): Buffer {
  const ground =
    shape === 'whole'
      ? `<rect width="34" height="34" fill="${colour}"/>`
      : `<circle cx="17" cy="17" r="17" fill="${colour}"/>`;
  return drawing(size, ground + cloche(ink));
}

const bytesOf = (made: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(made);

/** Makes them with sharp, each in some hundredths of a second; the product's own are files beside this one. */
export function brandArt(): BrandArt {
  async function icon(
    source: BrandSource,
    size: number,
    shape: 'free' | 'whole',
  ) {
    const { ground, picture } = source;
    if (!picture)
      return bytesOf(
        await openPicture(markOf(source, size, shape))
          .png()
          .toBuffer(),
      );
    const inner = shape === 'whole' ? Math.round(size * SAFE) : size;
    const background =
      shape === 'whole' ? ground : { r: 0, g: 0, b: 0, alpha: 0 };
    const gap = Math.floor((size - inner) / 2);
    const rest = size - inner - gap;
    const made = openPicture(picture)
      .autoOrient()
      .resize({ width: inner, height: inner, fit: 'contain', background })
      .extend({ top: gap, left: gap, bottom: rest, right: rest, background });
    const filled = shape === 'whole' ? made.flatten({ background }) : made;
    return bytesOf(
      await filled.png().timeout({ seconds: PATIENCE_SECONDS }).toBuffer(),
    );
  }
  return {
    icon,
    async own(file) {
      const folder = join('server', 'adapters', 'pictures', 'own');
      return new Uint8Array(await readFile(join(process.cwd(), folder, file)));
    },
    badge: async (size) =>
      bytesOf(
        await openPicture(
          drawing(
            size,
            `<g transform="translate(17 17) scale(1.5) translate(-17 -17)">${cloche('white')}</g>`,
          ),
        )
          .png()
          .toBuffer(),
      ),
    async share(source, logo) {
      const { ground } = source;
      const art = await readFile(
        join(process.cwd(), 'public', 'images', 'share.jpg'),
      );
      const middle = logo
        ? await openPicture(logo)
            .resize({ ...LOGO, fit: 'inside' })
            .png()
            .toBuffer({ resolveWithObject: true })
        : await openPicture(markOf(source, LOGO.height, 'free'))
            .png()
            .toBuffer({ resolveWithObject: true });
      const { height, width } = middle.info;
      const cover = Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.left}" height="${SHARE.height}"><rect width="100%" height="100%" fill="${ground}"/></svg>`,
      );
      const made = await openPicture(art)
        .composite([
          { input: cover, left: 0, top: SHARE.top },
          {
            input: middle.data,
            left: Math.round((SHARE.left - width) / 2),
            top: Math.round((SHARE.height - height) / 2),
          },
        ])
        .jpeg({ quality: 82 })
        .timeout({ seconds: PATIENCE_SECONDS })
        .toBuffer();
      return bytesOf(made);
    },
  };
}
