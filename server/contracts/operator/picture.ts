import { z } from '@hono/zod-openapi';

/** A picture that the operator sent in, or had fetched: `title` is its path on this site. */
export const HousePicture = z
  .object({
    title: z.string().openapi({ example: '/storage/images/house/3f/3f….webp' }),
  })
  .openapi('HousePicture');

/** The path of a picture on this site. */
export const SitePicture = z
  .string()
  .max(300)
  .regex(/^\/[\w./-]+$/)
  .refine((path) => !path.includes('..'));

/** The address that a picture is fetched from. */
export const PictureAddress = z
  .object({ url: z.string().trim().max(2_000).startsWith('https://') })
  .openapi('PictureAddress');

export type HousePictureDto = z.infer<typeof HousePicture>;
