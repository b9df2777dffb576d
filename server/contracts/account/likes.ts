import { z } from '@hono/zod-openapi';

/** Uuids of shops; what names no shop is ignored, so that an old browser's list never fails as a whole. */
export const LikesBody = z.object({
  uuids: z.array(z.string().trim().toLowerCase().max(100)).min(1).max(100),
});

/** The shops the caller likes, newest first. */
export const Likes = z.object({ uuids: z.array(z.string()) }).openapi('Likes');

export type LikesDto = z.infer<typeof Likes>;
