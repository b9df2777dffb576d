/**
 * The widths in pixels that a picture of ours is made in (`/storage/images/x.webp?w=320`, docs/adr/0017). Any other is
 * refused, so that nobody fills the disk.
 */
export const PICTURE_WIDTHS = [
  64, 128, 192, 256, 320, 480, 640, 960, 1040, 1280, 1920,
] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
