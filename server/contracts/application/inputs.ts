import { z } from '@hono/zod-openapi';
import { DOCUMENTS_MAX } from '@/utils/application/limits';
import { absentable, BodyFlag } from '../common';

/** The fields of applications as every call takes them: drafts may lack anything, what is there has a bounded size. */
export const words = (max: number) => absentable(z.string().trim().max(max));

/** A box of a form that is ticked or not. */
export const Flag = absentable(BodyFlag);

const ADDRESS_MAX = 600;
/** In front of what the store calls a picture; private ones keep their folder's name. */
const ROOT = /^.*?\/storage\/(?:images\/)?/s;

/** A picture of the caller's (POST /dashboard/galleries): its path in the store, without what links add. */
export const PicturePath = z
  .string()
  .trim()
  .max(ADDRESS_MAX)
  .transform((text) => text.replace(/[?#].*$/s, '').replace(ROOT, ''))
  .pipe(z.string().min(1).max(200))
  .openapi({ type: 'string', example: '/storage/images/uploads/ab/….webp' });

export const Documents = absentable(z.array(PicturePath).max(DOCUMENTS_MAX));
