import { z } from '@hono/zod-openapi';
import {
  MEMBER_NAME_MAX_LENGTH,
  NOTE_MAX_LENGTH,
} from '@/utils/constants/limits';
import { DeleteIdsBody, InsertProductBody } from './cart';
import { absentable, BodyId, CommonQuery, QueryId } from './common';

/** Whose part of a cart a call of /rest/cart is for; without it the cookies say. */
export const PartFields = {
  cart_id: absentable(BodyId),
  user_cart_uuid: absentable(z.string().max(64)),
};

export const GuestInsertBody = InsertProductBody.extend(PartFields);

/** POST /rest/cart; what older clients send beside is ignored. */
export const GuestCartBody = z.object({
  ...PartFields,
  shop_id: BodyId,
  currency_id: BodyId.optional(),
  name: absentable(z.string().trim().max(MEMBER_NAME_MAX_LENGTH)),
});

export const GuestCartQuery = CommonQuery.extend({
  shop_id: absentable(QueryId),
  user_cart_uuid: PartFields.user_cart_uuid,
});

export const MergeCartBody = z.object({
  mode: z.enum(['add', 'replace']).default('add'),
  currency_id: BodyId.optional(),
  ...PartFields,
});

export const GuestDeleteIdsBody = DeleteIdsBody.extend(PartFields);

/** Of an account's cart, too; empty takes it away. */
export const CartNoteBody = z.object({
  note: z.string().max(NOTE_MAX_LENGTH),
  currency_id: BodyId.optional(),
});
