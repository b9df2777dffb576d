import { publicEnv } from '@/utils/env';
import { PICTURE_WIDTHS } from './picture-widths';

/** Pictures that the API answers in several widths: not drawings, not what moves, not other hosts'. */
const OURS = /^\/storage\/images\/[^?#]+\.(?:avif|jpe?g|png|webp)$/i;

export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
}

const at = (src: string, width: number): string => `${src}?w=${width}`;

function widthFor(pixels: number): number {
  return (
    PICTURE_WIDTHS.find((width) => width >= pixels) ??
    Math.max(...PICTURE_WIDTHS)
  );
}

/**
 * Where a picture comes from in the size it is shown in. `width` is in CSS pixels: of a picture that is as wide
 * everywhere, or, when it is `fluid`, the most it gets. Another backend's pictures and drawings stay as they are.
 */
export function pictureSource(
  src: string,
  width: number,
  fluid: boolean,
): PictureSource {
  if (publicEnv.apiUrl || !OURS.test(src)) return { src };
  const once = widthFor(width);
  const twice = widthFor(width * 2);
  if (!fluid)
    return once === twice
      ? { src: at(src, once) }
      : {
          src: at(src, once),
          srcSet: `${at(src, once)}, ${at(src, twice)} 2x`,
        };
  const steps = PICTURE_WIDTHS.filter(
    (step) => step >= width / 2 && step <= twice,
  );
  return {
    src: at(src, once),
    srcSet: steps.map((step) => `${at(src, step)} ${step}w`).join(', '),
  };
}
