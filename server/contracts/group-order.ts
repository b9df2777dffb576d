import { z } from '@hono/zod-openapi';
import {
  DELIVERY_TYPES,
  SHOP_TYPES,
  SPLIT_MODES,
} from '@/utils/constants/kinds';
import {
  AREA_MAX_LENGTH,
  GROUP_MEMBERS_MAX,
  MEMBER_NAME_MAX_LENGTH,
} from '@/utils/constants/limits';
import {
  absentable,
  Amount,
  BodyFlag,
  BodyId,
  CommonQuery,
  numeric,
  QueryId,
} from './common';

/** Who bears fees, tax, tip and promo: the owner alone, all who ordered alike, or each by what they ordered. */
export const SplitMode = z.enum(SPLIT_MODES);

/** How an order is had. */
const Mode = z.enum(DELIVERY_TYPES);

const GroupMode = Mode.nullable().openapi({
  description:
    "How everybody's order is had: as the owner chose, else as they last had it priced; null before either",
});

/** What one member pays, in the cart's currency; the shares of a cart add up to its total exactly. */
export const GroupShare = z.object({
  user_cart_id: z.number().int(),
  items: Amount.openapi({ description: "The member's lines as paid" }),
  fees: Amount.openapi({
    description: 'Of delivery, service, tax, tip and promo; may be below zero',
  }),
  total: Amount,
});

/** Said with a price: what those who are invited see of where it goes. */
export const GroupArea = absentable(z.string().max(AREA_MAX_LENGTH));

/** What makes a cart a group order; null on every other cart. */
export const GroupOrder = z
  .object({
    code: z.string().nullable().openapi({
      description:
        'What the link is made of; null to members, and while nobody can join',
    }),
    url: z
      .string()
      .nullable()
      .openapi({ description: 'Path of the link: /g/<code>' }),
    spending_limit: Amount.nullable().openapi({ description: 'Per person' }),
    closes_at: z.string().nullable().openapi({ description: 'ISO UTC' }),
    locked: z.boolean().openapi({
      description: 'The deadline has passed: nobody changes lines or joins',
    }),
    split: SplitMode,
    mode: GroupMode,
    owner_name: z.string(),
    shares: z.array(GroupShare).openapi({
      description:
        "Of the lines as they are, for what the owner's last quote was made for; before the first one, of the lines alone",
    }),
  })
  .openapi('GroupOrder');

export const OpenCartBody = z.object({
  shop_id: BodyId,
  currency_id: BodyId.optional(),
  replace: BodyFlag.optional().openapi({
    description: 'A cart of another shop is emptied in the same transaction',
  }),
});

export const GroupSettingsBody = z.object({
  spending_limit: numeric(z.number().positive().max(1_000_000))
    .nullable()
    .optional()
    .openapi({ description: 'Per person, in the asked currency; null: none' }),
  closes_at: z.iso.datetime({ offset: true }).nullable().optional().openapi({
    description:
      'At most 14 days ahead; a moment that has passed locks now; null: never',
  }),
  split: SplitMode.optional(),
  mode: Mode.optional(),
  currency_id: BodyId.optional(),
});

/** Told when a group begins; older clients send nothing. */
export const SetGroupBody = z.object({
  mode: Mode.optional(),
  currency_id: BodyId.optional(),
});

const MemberUuids = z.array(z.string().max(64)).min(1).max(GROUP_MEMBERS_MAX);

export const RemoveMembersQuery = CommonQuery.extend({
  cart_id: QueryId,
  ids: MemberUuids.openapi({ description: 'uuids of user_carts' }),
});

/** Leaving; older clients name themselves in `ids[0]`, ours by the cookie. */
export const LeaveGroupQuery = CommonQuery.extend({
  cart_id: absentable(QueryId),
  user_cart_uuid: absentable(z.string().max(64)),
  ids: MemberUuids.optional(),
});

export const CodeParams = z.object({ code: z.string().min(1).max(64) });

export const UuidParams = z.object({ uuid: z.string().min(1).max(64) });

/** By the link's code, or as older clients do by the cart's id and shop. */
export const JoinGroupBody = z.object({
  code: absentable(z.string().max(64)),
  shop_id: absentable(BodyId),
  cart_id: absentable(BodyId),
  name: z.string().trim().min(1).max(MEMBER_NAME_MAX_LENGTH),
  currency_id: BodyId.optional(),
});

export const MemberStatusBody = z.object({ cart_id: absentable(BodyId) });

export const MemberStatus = z.object({
  id: z.number().int(),
  cart_id: z.number().int(),
  status: z.boolean().openapi({ description: 'True while choosing' }),
});

/** What somebody with the link sees before joining. */
export const Invitation = z
  .object({
    cart_id: z.number().int(),
    shop: z.object({
      id: z.number().int(),
      uuid: z.string(),
      slug: z.string(),
      type: z.enum(SHOP_TYPES),
      title: z.string(),
      description: z.string().nullable(),
      logo_img: z.string().nullable(),
      background_img: z.string().nullable(),
      timezone: z.string(),
    }),
    owner_name: z.string(),
    members: z.array(z.string()).openapi({ description: 'Names' }),
    spending_limit: Amount.nullable(),
    closes_at: z.string().nullable(),
    split: SplitMode,
    mode: GroupMode,
    address: z.string().nullable().openapi({
      description:
        'The area that the order goes to, without house numbers; null for a pickup, and until the owner has said so',
    }),
    locked: z.boolean(),
    joined: z.boolean().openapi({
      description: 'The caller is in this group already',
    }),
  })
  .openapi('Invitation');

/** Why somebody is no longer in a group; sent as `data` of the 404 or 441. */
export const PartGone = z
  .object({
    reason: z.enum(['kicked', 'left', 'closed', 'finished', 'gone']),
    receipt: z.string().nullable().openapi({
      description: 'The uuid to read the receipt with, once it was ordered',
    }),
  })
  .openapi('PartGone');

export type GroupOrderDto = z.infer<typeof GroupOrder>;
export type GroupSettingsBodyDto = z.input<typeof GroupSettingsBody>;
export type SetGroupBodyDto = z.input<typeof SetGroupBody>;
export type JoinGroupBodyDto = z.input<typeof JoinGroupBody>;
export type InvitationDto = z.infer<typeof Invitation>;
export type PartGoneDto = z.infer<typeof PartGone>;
