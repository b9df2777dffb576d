import { boundedCache, bytesOf } from '@/server/bounds/bounded-cache';
import { type SiteBrand, siteBrand } from '@/server/caches/site-brand';
import type { Ctx } from '@/server/context';
import { storageKey, uploadPath } from '@/server/domain/picture/upload-path';
import type { BrandSource } from '@/server/domain/picture/brand-art';
import { brandPalettes } from '@/styles/theme/brand-palette';
import { renderLook } from '@/styles/theme/render-tokens';
import { FONT_FAMILY } from '@/styles/theme/typography';
import { brandFile } from '@/utils/shell/brand-words';

type FilesCtx = Pick<Ctx, 'brandArt' | 'storage'>;

/** A file of the site's look. */
export interface BrandFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const DAY_MS = 86_400_000;
const MB = 1024 * 1024;
const BRAND_FAMILY = 'Brand';

/** By the ending of a file's name. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const typeOf = (name: string): string =>
  TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

type Bytes = Uint8Array<ArrayBuffer>;

const textBytes = (content: string): Bytes => new TextEncoder().encode(content);

async function pictureAt(
  { storage }: FilesCtx,
  address: string | null,
): Promise<Uint8Array | null> {
  const path = address && uploadPath(address);
  return path ? storage.read(storageKey(path)) : null;
}

async function sourceOf(
  ctx: FilesCtx,
  { colours, icon }: SiteBrand,
): Promise<BrandSource> {
  const { background, primary } = brandPalettes(colours).light;
  return {
    picture: await pictureAt(ctx, icon),
    colour: primary.main,
    ink: primary.contrastText,
    ground: background.paper,
  };
}

/** One PNG as an icon file: a directory of one entry, and the picture behind it. */
function iconFileOf(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return new Uint8Array(Buffer.concat([head, png]));
}

type Make = (ctx: FilesCtx, brand: SiteBrand) => Promise<Bytes>;

const icon =
  (size: number, shape: 'free' | 'whole' = 'free'): Make =>
  async (ctx, brand) =>
    ctx.brandArt.icon(await sourceOf(ctx, brand), size, shape);

/** A drawing that holds the icon as a picture, at twice its usual size. */
const drawn: Make = async (ctx, brand) => {
  const data = Buffer.from(await icon(96)(ctx, brand)).toString('base64');
  return textBytes(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><image width="96" height="96" href="data:image/png;base64,${data}"/></svg>`,
  );
};

const ICONS: Readonly<Record<string, Make>> = {
  'apple-touch-icon.png': icon(180, 'whole'),
  'badge-96.png': ({ brandArt }) => brandArt.badge(96),
  'favicon.ico': async (ctx, brand) => iconFileOf(await icon(32)(ctx, brand)),
  'icon-32.png': icon(32),
  'icon-192.png': icon(192),
  'icon-512.png': icon(512),
  'icon.svg': drawn,
  'maskable-512.png': icon(512, 'whole'),
};

/** The variables that the brand's colours and letters change, after the product's own stylesheet. */
const look: Make = (_, { colours, typeface, version }) => {
  const face = typeface
    ? `@font-face{font-family:'${BRAND_FAMILY}';font-style:normal;font-display:swap;font-weight:100 900;src:url('${brandFile('typeface.woff2', version ?? '')}') format('woff2')}\n`
    : '';
  const fontFamily = typeface
    ? `"${BRAND_FAMILY}", ${FONT_FAMILY}`
    : FONT_FAMILY;
  return Promise.resolve(
    textBytes(face + renderLook({ ...brandPalettes(colours), fontFamily })),
  );
};

const FILES: Readonly<Record<string, Make>> = {
  'look.css': look,
  'share.jpg': async (ctx, brand) =>
    ctx.brandArt.share(
      await sourceOf(ctx, brand),
      await pictureAt(ctx, brand.logo ?? brand.icon),
    ),
};

const files = () =>
  boundedCache<BrandFile, () => Promise<BrandFile>>('brand files', {
    entries: 30,
    bytes: 8 * MB,
    freshMs: DAY_MS,
    weigh: ({ bytes }, name) => bytes.byteLength + bytesOf(name),
    loading: { fetchMethod: (_name, _known, { context }) => context() },
  });

const kept = (
  brand: SiteBrand,
  name: string,
  make: () => Promise<Bytes>,
): Promise<BrandFile> =>
  files().forceFetch(`${brand.version ?? 'own'} ${name}`, {
    context: async () => ({ type: typeOf(name), bytes: await make() }),
  });

/** An icon of the site, made from its brand, else the product's own; null: there is none of that name. */
export async function siteIcon(
  ctx: FilesCtx,
  file: string,
): Promise<BrandFile | null> {
  const make = Object.hasOwn(ICONS, file) ? ICONS[file] : undefined;
  if (!make) return null;
  const brand = siteBrand();
  return kept(brand, file, () =>
    (brand.name ?? brand.icon) ? make(ctx, brand) : ctx.brandArt.own(file),
  );
}

/** The stylesheet, the typeface or the link preview of the brand; null: there is none. */
export async function siteBrandFile(
  ctx: FilesCtx,
  file: string,
): Promise<BrandFile | null> {
  const brand = siteBrand();
  if (!brand.version) return null;
  if (file === 'typeface.woff2') {
    const bytes = brand.typeface && (await ctx.storage.read(brand.typeface));
    return bytes ? { type: typeOf(file), bytes } : null;
  }
  const make = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
  return make ? kept(brand, file, () => make(ctx, brand)) : null;
}
