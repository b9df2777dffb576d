import { z } from '@hono/zod-openapi';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { BoardPinBody } from '../kitchen/board';
import { BodyId } from '../common';

export const OperatorBoardBody = z
  .object({
    pin: BoardPinBody.shape.pin.optional(),
    branch_id: BodyId.optional(),
    lang: z
      .string()
      .refine((code) => LOCALE_CODES.includes(code))
      .optional(),
  })
  .openapi('OperatorBoardBody');

const BoardLinkRow = z.object({
  id: z.number().int(),
  branch_id: z.number().int().nullable(),
  has_pin: z.boolean(),
  tries_left: z
    .number()
    .int()
    .openapi({ description: 'Of its PIN; 0: it opens no more' }),
  created_at: z.string(),
  used_at: z.string().nullable().openapi({ description: 'Last looked at' }),
});

/** The boards of a shop that work; `url` is told once, to whoever made it. */
export const OperatorBoards = z
  .object({ url: z.string().nullable(), boards: z.array(BoardLinkRow) })
  .openapi('OperatorBoards');

export const EndedBoards = z
  .object({ ended: z.number().int() })
  .openapi('EndedBoards');

export type OperatorBoardsDto = z.infer<typeof OperatorBoards>;
export type EndedBoardsDto = z.infer<typeof EndedBoards>;
