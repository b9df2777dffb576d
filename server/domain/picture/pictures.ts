import type { PictureWidth } from '@/utils/product/picture-widths';

export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Of exactly these bytes. */
  readonly etag: string;
  /** False: a smaller one was asked for and cannot be made now. */
  readonly lasting: boolean;
}

/** The pictures under /storage/images. */
export interface Pictures {
  /** At most `width` pixels wide when one is asked for; null: there is no such picture. */
  read(path: string, width: PictureWidth | null): Promise<Picture | null>;
}
