import { z } from '@hono/zod-openapi';
import { PAUSE_REASONS, SHOP_TYPES } from '@/utils/constants/kinds';
import { BodyId, IdParams } from '../common';
import { Ticket, TicketParams } from './ticket';
import { PAUSE_MINUTES } from '@/utils/constants/kitchen';

const Moment = z.string().openapi({ format: 'date-time' });

const PIN_DIGITS = /^\d{4,8}$/;
const SEARCH_MAX = 100;
const ADDRESS_MAX = 2000;

/** A board's link; anything else in its place is 404. */
export const BoardParams = TicketParams;

/** An order or a stock of the board's shop. */
export const BoardItemParams = BoardParams.extend(IdParams.shape);

/** The same for an account that owns the shop. */
export const OwnBoardParams = z.object({ shop_id: BodyId });
export const OwnBoardItemParams = OwnBoardParams.extend(IdParams.shape);

export const Pause = z
  .object({ until: Moment, reason: z.enum(PAUSE_REASONS) })
  .openapi('KitchenPause');

const SoldOutStock = z.object({
  stock_id: z.number().int(),
  title: z.string(),
  options: z.array(z.string()),
  until: Moment,
});

export const Board = z
  .object({
    now: Moment,
    kind: z.enum(['link', 'owner']),
    shop: z.object({
      id: z.number().int(),
      title: z.string(),
      logo_img: z.string().nullable(),
      type: z.enum(SHOP_TYPES),
      timezone: z.string(),
      open: z.boolean(),
    }),
    branch: z
      .object({ id: z.number().int(), title: z.string() })
      .nullable()
      .openapi({ description: 'Only its orders are shown; null: all' }),
    tickets: z.array(Ticket).openapi({
      description:
        'New, accepted, ready and on the way, and what ended in the last 2 minutes; the first wanted first',
    }),
    orders_today: z.number().int(),
    usual_minutes: z.number().int().nullable().openapi({
      description:
        'Median from accepted to ready of the last 50 orders; null below 5',
    }),
    pause: Pause.nullable(),
    opening: z
      .object({ from: Moment, to: Moment })
      .nullable()
      .openapi({ description: 'Of today: the running one or the next' }),
    sold_out: z.array(SoldOutStock),
    house_phone: z.string().nullable(),
    push_key: z.string().nullable().openapi({
      description: 'VAPID key; null: this server sends no push messages',
    }),
  })
  .openapi('Board');

/** The boards of an account, `GET /dashboard/user/boards`: one for each shop that it owns. */
export const OwnBoards = z
  .array(Board.shape.shop.pick({ id: true, title: true, logo_img: true }))
  .openapi('OwnBoards');

export const BoardPinBody = z
  .object({ pin: z.string().trim().regex(PIN_DIGITS) })
  .openapi('BoardPinBody');

/** The key is sent as the header X-Board-Key, for the stream as ?key=. */
export const BoardKey = z.object({ key: z.string() }).openapi('BoardKey');

/** `data` of a 403: the link's PIN is not given, wrong, or its tries are used up. */
export const BoardPinState = z
  .object({
    pin: z.enum(['needed', 'wrong', 'ended']),
    tries_left: z.number().int(),
  })
  .openapi('BoardPinState');

const PressedAt = z.iso.datetime({ offset: true }).optional().openapi({
  description:
    'When it was pressed, where it waited for a network: minutes and days count from then. From the future it counts as now; what would have ended already, or is older than a day, changes nothing',
});

export const BoardPauseBody = z
  .object({
    minutes: z
      .literal([...PAUSE_MINUTES])
      .nullable()
      .openapi({
        description: 'Null and not today: the pause ends',
      }),
    today: z.boolean().optional(),
    pressed_at: PressedAt,
  })
  .openapi('BoardPauseBody');

export const BoardPaused = z
  .object({
    outcome: z.enum(['done', 'ended']).openapi({
      description: 'ended: it came too late, nothing was changed',
    }),
    pause: Pause.nullable(),
  })
  .openapi('BoardPaused');

export const BoardStocksQuery = z.object({
  search: z.string().trim().max(SEARCH_MAX).optional(),
});

export const BoardStock = z
  .object({
    stock_id: z.number().int(),
    title: z.string(),
    options: z.array(z.string()),
    img: z.string().nullable(),
    sold_out_until: Moment.nullable(),
  })
  .openapi('BoardStock');

/** At most 50, those sold out first. */
export const BoardStocks = z.array(BoardStock);

export const BoardStockBody = z
  .object({ sold_out: z.boolean(), pressed_at: PressedAt })
  .openapi('BoardStockBody');

export const BoardPushBody = z
  .object({
    endpoint: z.url().max(ADDRESS_MAX),
    p256dh: z.string().max(200),
    auth: z.string().max(100),
    lang: z.string().max(5),
  })
  .openapi('BoardPushBody');

export const BoardPushDevice = z
  .object({ endpoint: z.string().max(ADDRESS_MAX) })
  .openapi('BoardPushDevice');

/** Whether the board sends messages to a device, which is named by its address. */
export const BoardPushState = z
  .object({ active: z.boolean() })
  .openapi('BoardPushState');

/** A push message was pressed; `telling` is the number that the message names. Without it nothing is proved. */
export const BoardPushHeardBody = z
  .object({ telling: BodyId.optional() })
  .openapi('BoardPushHeardBody');

export type BoardDto = z.infer<typeof Board>;
export type OwnBoardsDto = z.infer<typeof OwnBoards>;
export type BoardKeyDto = z.infer<typeof BoardKey>;
export type BoardPinStateDto = z.infer<typeof BoardPinState>;
export type BoardPauseDto = z.input<typeof BoardPauseBody>;
export type BoardPausedDto = z.infer<typeof BoardPaused>;
export type BoardStockDto = z.infer<typeof BoardStock>;
export type BoardStockWishDto = z.input<typeof BoardStockBody>;
export type BoardPushStateDto = z.infer<typeof BoardPushState>;
export type BoardPushDto = z.input<typeof BoardPushBody>;
