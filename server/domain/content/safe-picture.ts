import type { Attributes, IOptions, Tag } from 'sanitize-html';
import { pictureSource } from '@/utils/product/picture-source';
import { outsideHosts } from '@/utils/shell/outside-hosts';

/** As wide as a page of words ever is, in CSS pixels. */
const WIDTH_MOST = 960;
const SIDE_MOST = 4_000;
const ALT_MOST = 300;
/** Public pictures only: what an applicant sends in stands elsewhere. */
const OWN =
  /^\/(?:storage\/)?images\/[\w./-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

function isOurs(src: string): boolean {
  return OWN.test(src) && !src.includes('..');
}

/** Of a host that our pages may load pictures from, by https: any other the browser refuses, and shows as broken. */
function isElsewhere(src: string): boolean {
  const url = URL.parse(src);
  return (
    url?.protocol === 'https:' &&
    !url.username &&
    outsideHosts('img').includes(url.origin)
  );
}

function side(value: string | undefined): number | null {
  const pixels = /^\d{1,5}$/.test(value ?? '') ? Number(value) : 0;
  return pixels > 0 && pixels <= SIDE_MOST ? pixels : null;
}

/** Both sides, no wider than a page of words, so that the browser keeps the room; nothing unless both are given. */
function sides({ height, width }: Attributes): Attributes {
  const [wide, high] = [side(width), side(height)];
  if (!wide || !high) return {};
  const scale = Math.min(1, WIDTH_MOST / wide);
  return {
    width: String(Math.round(wide * scale)),
    height: String(Math.max(1, Math.round(high * scale))),
  };
}

/** A picture of an operator's text with nothing but what it needs; without `src` when it may not be shown. */
export function safePicture(_name: string, given: Attributes): Tag {
  const src = (given.src ?? '').trim();
  const ours = isOurs(src);
  if (!ours && !isElsewhere(src)) return { tagName: 'img', attribs: {} };
  const sized = sides(given);
  const source = ours
    ? pictureSource(src, Number(sized.width ?? WIDTH_MOST), false)
    : { src: new URL(src).href };
  return {
    tagName: 'img',
    attribs: {
      ...sized,
      alt: (given.alt ?? '').slice(0, ALT_MOST),
      loading: 'lazy',
      decoding: 'async',
      ...(!ours && { referrerpolicy: 'no-referrer' }),
      src: source.src,
    },
  };
}

/** What `safePicture` leaves standing. */
export const PICTURE_ATTRIBUTES = [
  'width',
  'height',
  'alt',
  'loading',
  'decoding',
  'referrerpolicy',
  'src',
];

/** Drops pictures that may not be shown, and those beyond so many. */
export function pictureFilter(most: number): IOptions['exclusiveFilter'] {
  let count = 0;
  return ({ attribs, tag }) => {
    if (tag !== 'img') return false;
    count += 1;
    return !attribs.src || count > most;
  };
}
