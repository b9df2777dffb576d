import { z } from '@hono/zod-openapi';
import { doorMost, eachDoorText } from '@/utils/address/door';
import { ADDRESS_MAX_LENGTH, NAME_MAX_LENGTH } from '@/utils/constants/limits';
import { ZoneCheck } from './catalogue';
import {
  CommonQuery,
  IdParams,
  LatLngPair,
  LocationInput,
  PagingQuery,
  QueryFlag,
  QueryId,
  wordOrNumber,
} from './common';

/** A saved address as older clients read it, too (api-contract.md §4 addresses). */
export const Address = z
  .object({
    id: z.number().int(),
    title: z.string(),
    address: z.object({
      address: z.string(),
      ...eachDoorText(() => z.string().nullable()),
      leave_at_door: z.boolean(),
    }),
    location: LatLngPair,
    active: z.boolean(),
    places: z
      .number()
      .int()
      .optional()
      .openapi({ description: 'How many deliver there; with zones=1' }),
    delivery: ZoneCheck.nullish().openapi({
      description: 'By the asked shop, null when it does not deliver there',
    }),
  })
  .openapi('Address');

function flagInput(value: unknown): unknown {
  if (value === 1 || value === '1' || value === 'true') return true;
  return value === 0 || value === '0' || value === 'false' ? false : value;
}

/** A box of a form or an older client's number; nothing given stays as it was. */
const flag = z
  .preprocess(
    (value: boolean | number | string | null): unknown =>
      value === null ? undefined : flagInput(value),
    z.boolean().optional(),
  )
  .optional();

/** The texts of a door as a request may bring them. */
export const doorTexts = eachDoorText((text) =>
  wordOrNumber(z.string().trim().max(doorMost(text))).nullish(),
);
const street = z.string().trim().min(1).max(ADDRESS_MAX_LENGTH);
const doorParts = {
  ...doorTexts,
  leave_at_door: flag,
};
const addressFields = {
  ...doorParts,
  title: z.string().trim().max(NAME_MAX_LENGTH).nullish(),
  active: flag,
};

/** The parts under `address`, or a line of text there and the parts beside it: the parts beside each other. */
function withFlatParts<
  T extends { readonly address?: string | { readonly address?: string } },
>({ address, ...beside }: T) {
  const parts = typeof address === 'object' ? address : { address };
  return { ...beside, ...parts };
}

const AddressLine = z.union([
  street,
  z.object({ ...doorParts, address: street }),
]);

export const CreateAddressBody = z
  .object({ ...addressFields, address: AddressLine, location: LocationInput })
  .transform((body) => ({
    ...withFlatParts(body),
    address:
      typeof body.address === 'string' ? body.address : body.address.address,
  }));

export const UpdateAddressBody = z
  .object({
    ...addressFields,
    address: z
      .union([street, z.object({ ...doorParts, address: street.optional() })])
      .optional(),
    location: LocationInput.optional(),
  })
  .transform(withFlatParts);

/** Addresses to remove: ids[0]=1&ids[1]=2, ids[]=1 or ids=1. */
export const AddressIdsQuery = CommonQuery.extend({
  ids: z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(IdParams.shape.id).min(1).max(100),
  ),
});

/** `zones=1` tells how many places deliver to each; `shop_id` whether and at what price that shop does. */
export const AddressListQuery = CommonQuery.extend(PagingQuery.shape).extend({
  zones: QueryFlag.optional(),
  shop_id: QueryId.optional(),
});

export type AddressInput = z.output<typeof CreateAddressBody>;
export type AddressUpdate = z.output<typeof UpdateAddressBody>;
export type AddressDto = z.infer<typeof Address>;
export type CreateAddressBodyDto = z.input<typeof CreateAddressBody>;
