import { z } from '@hono/zod-openapi';
import { MESSAGES_PAGE } from '@/utils/chat/chat';

const PATH_MAX = 500;
/** A room's pages beside each other show no more. */
const LINKS_MAX = 2 * MESSAGES_PAGE;

const Path = z.string().min(1).max(PATH_MAX);

/** An own picture, as POST /dashboard/galleries answered it. */
export const BindPictureBody = z.object({ img: Path });

export const BoundPicture = z.object({
  img: z.string().openapi({ description: 'What the message names' }),
});

export const PictureLinksBody = z.object({
  imgs: z.array(Path).min(1).max(LINKS_MAX),
});

/** A picture of a room, read by a link that ends. */
export const PictureLink = z
  .object({
    path: z.string(),
    url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  })
  .openapi('ChatPictureLink');
