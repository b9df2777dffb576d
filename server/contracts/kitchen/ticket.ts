import { z } from '@hono/zod-openapi';
import { DELIVERY_TYPES } from '@/utils/constants/kinds';
import { Amount, Quantity } from '../common';
import { CancelledBy, OrderStatusWord } from '../order/order-progress';
import { ALLERGENS } from '../product';
import { Currency } from '../settings';
import {
  ACCEPT_MINUTES,
  REFUSE_NOTE_MAX,
  REFUSE_REASONS,
} from '@/utils/constants/kitchen';
import { eachOrderText } from '@/utils/order/order-texts';

const LINES_MAX = 500;
const Moment = z.string().openapi({ format: 'date-time' });
const Allergens = z.array(z.enum(ALLERGENS));

/** A link's token; anything else in its place is 404. */
export const TicketParams = z.object({
  token: z.string().regex(/^[\w-]{22,128}$/),
});

const Part = z.object({
  id: z.number().int(),
  quantity: Quantity,
  unit: z.object({ code: z.string(), title: z.string() }),
  title: z.string(),
  options: z.array(z.string()),
  allergens: Allergens.openapi({
    description: 'As the menu declares them now; none: not declared',
  }),
  sold_out: z
    .object({
      answer_until: Moment.nullable().openapi({
        description: 'Until when the customer may answer',
      }),
      left_out_at: Moment.nullable(),
    })
    .nullable(),
});

const Line = Part.extend({
  note: z.string().nullable(),
  member: z.string().nullable(),
  gift: z.boolean(),
  total: Amount.openapi({ description: 'With its add-ons, as paid' }),
  addons: z.array(Part),
});

export const Ticket = z
  .object({
    id: z.number().int(),
    version: z.number().int(),
    number: z.number().int().nullable().openapi({
      description: 'Of the day: what couriers and customers ask for',
    }),
    status: OrderStatusWord,
    type: z.enum(DELIVERY_TYPES),
    now: Moment,
    placed_at: Moment,
    scheduled: z.boolean(),
    wanted: z.object({ from: Moment, to: Moment }).nullable(),
    ready_by: Moment.nullable().openapi({
      description:
        'As the kitchen promised, else when the customer’s time needs it',
    }),
    answer_from: Moment.nullable().openapi({
      description: 'From when the kitchen is expected to answer',
    }),
    answer_until: Moment.nullable().openapi({
      description: 'From when it may be cancelled by itself; null: it is not',
    }),
    accepted_at: Moment.nullable(),
    ready_at: Moment.nullable(),
    changed_at: Moment.openapi({ description: 'When it came to its status' }),
    cancelled_by: CancelledBy,
    refused_reason: z.enum([...REFUSE_REASONS, 'no_answer']).nullable(),
    refused_note: z.string().nullable(),
    shop: z.object({
      id: z.number().int(),
      title: z.string(),
      logo_img: z.string().nullable(),
      timezone: z.string(),
      branch: z.string().nullable(),
    }),
    payment: z.object({
      kind: z.enum(['paid', 'collect', 'none']),
      amount: Amount,
    }),
    currency: Currency.pick({ title: true, symbol: true, position: true }),
    customer: z.object({
      first_name: z.string().nullable(),
      phone: z.string().nullable().openapi({
        description: 'From acceptance until the order has ended',
      }),
      orders_here: z.number().int(),
    }),
    courier: z.object({ first_name: z.string(), phone: z.string() }).nullable(),
    ...eachOrderText(() => z.string().nullable()),
    allergy_noted: z
      .boolean()
      .openapi({ description: 'A note speaks of an allergy' }),
    allergens: Allergens,
    lines: z.array(Line),
    offers: z
      .array(
        z.object({
          minutes: z.number().int(),
          at: Moment,
          late_minutes: z.number().int(),
        }),
      )
      .openapi({ description: 'What an order can be accepted with' }),
    fits: z.number().int().openapi({
      description:
        'The most minutes that keep the promise; the fewest when none do',
    }),
  })
  .openapi('Ticket');

const note = z
  .string()
  .trim()
  .max(REFUSE_NOTE_MAX)
  .nullish()
  .transform((text) => text || null);

/** One thing done with an order; `version` is that of the ticket it was read on. */
export const TicketActBody = z
  .object({
    version: z.number().int().min(1),
    act: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('accept'),
        minutes: z
          .literal([...ACCEPT_MINUTES])
          .nullable()
          .openapi({
            description: 'Null: ready when its chosen time asks for it',
          }),
      }),
      z.object({
        kind: z.literal('refuse'),
        reason: z.enum(REFUSE_REASONS),
        note,
        line_ids: z.array(z.number().int()).max(LINES_MAX).default([]).openapi({
          description: 'Of `sold_out`: what everybody reads as sold out today',
        }),
      }),
      z.object({ kind: z.literal('ready') }),
      z.object({ kind: z.literal('hand_over') }),
      z.object({ kind: z.literal('later') }),
      z.object({
        kind: z.literal('sold_out'),
        line_id: z.number().int().openapi({ description: 'Or an add-on’s' }),
        for_everyone: z.boolean(),
      }),
      z.object({
        kind: z.literal('undo_sold_out'),
        line_id: z.number().int(),
      }),
    ]),
  })
  .openapi('TicketActBody');

export const TicketAnswer = z
  .object({
    outcome: z.enum(['done', 'stale']).openapi({
      description: 'stale: nothing was changed, the order had moved on',
    }),
    ticket: Ticket,
  })
  .openapi('TicketAnswer');

export type TicketDto = z.infer<typeof Ticket>;
export type TicketLineDto = TicketDto['lines'][number];
export type TicketPartDto = z.infer<typeof Part>;
export type TicketAct = z.output<typeof TicketActBody>['act'];
export type TicketActDto = z.input<typeof TicketActBody>;
export type TicketAnswerDto = z.infer<typeof TicketAnswer>;
