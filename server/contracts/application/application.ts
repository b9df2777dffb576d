import { z } from '@hono/zod-openapi';
import { ANSWERS } from '@/utils/constants/kinds';
import {
  APPLICATION_ANSWER_MAX,
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
} from '@/utils/application/limits';
import { INTEGER_MAX } from '@/utils/constants/limits';
import {
  absentable,
  CommonQuery,
  numeric,
  PagingQuery,
  QueryFlag,
} from '../common';
import { DriverData } from './driver';
import type { DriverApplicationData, SellerApplicationData } from './fields';
import { words } from './inputs';
import { fromOlderForm } from './older-form';
import { SellerData } from './seller';

/** What an application is whatever it is for. */
const common = {
  id: z.number().int(),
  kind: z.enum(APPLICATION_KINDS),
  status: z.enum(APPLICATION_STATUSES).openapi({
    description:
      'draft → new (sent) → approved or rejected; a rejected one can be mended and sent again',
  }),
  version: z.number().int().openapi({ description: 'Grows with each change' }),
  answer: z.string().nullable().openapi({
    description: 'What the operator said, why it was rejected',
  }),
  shop_id: z.number().int().nullable().openapi({
    description: 'The shop that approval made',
  }),
  documents: z.array(
    z.object({
      path: z.string(),
      url: z.string().openapi({ description: 'Ends after some minutes' }),
    }),
  ),
  sent_at: z.string().nullable(),
  answered_at: z.string().nullable(),
  updated_at: z.string(),
};

export const SellerApplication = z
  .object({ ...common, data: SellerData })
  .openapi('SellerApplication');

export const DriverApplication = z
  .object({ ...common, data: DriverData })
  .openapi('DriverApplication');

/** An application as the operator reads it, with whose it is. */
export const OperatorApplication = z
  .object({
    ...common,
    data: z.union([SellerData, DriverData]),
    title: z.string().openapi({
      description: 'What the shop is to be called, or the name of who drives',
    }),
    categories: z.array(z.object({ id: z.number().int(), title: z.string() })),
    user: z.object({
      id: z.number().int(),
      firstname: z.string(),
      lastname: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  })
  .openapi('OperatorApplication');

const version = absentable(numeric(z.number().int().min(1).max(INTEGER_MAX)));

/** `data` is checked by its kind in the route, so that the fields of a refusal begin with its own names. */
const data = z.record(z.string(), z.unknown()).openapi({
  type: 'object',
  description: 'The whole of it: what is not named is empty',
});

/** PUT: the draft as it is now. Without a version whatever is there is overwritten. */
export const DraftBody = z
  .object({ version, data })
  .openapi('ApplicationDraftBody');

const Sending = z
  .object({
    version,
    data: absentable(data),
    /** It came from a form that asks for less. */
    is_older: z
      .literal(true)
      .optional()
      .openapi({ description: 'Not for clients' }),
  })
  .openapi('ApplicationBody');

/** Of the calls of one's own application to sell. */
export const OwnApplicationQuery = CommonQuery.extend({
  another: QueryFlag.optional().openapi({
    description:
      'For one more shop: an approved application is left as it is, and a new one is begun',
  }),
});

/** POST: sends what is there, or `data` in its place. */
export const SendBody = Sending.omit({ is_older: true }).openapi(
  'ApplicationSendBody',
);

/** POST /dashboard/user/shops: also as older clients send it, in flat fields (title[en], images[0] …). */
export const SendShopBody = z.preprocess(fromOlderForm, Sending);

export const OperatorApplicationQuery = CommonQuery.extend(
  PagingQuery.shape,
).extend({
  kind: absentable(z.enum(APPLICATION_KINDS)),
  status: absentable(z.enum(APPLICATION_STATUSES)),
});

export const ApplicationAnswerBody = z
  .object({
    status: z.enum(ANSWERS),
    answer: words(APPLICATION_ANSWER_MAX),
    version,
  })
  .openapi('ApplicationAnswerBody');

type Common = Omit<z.infer<typeof SellerApplication>, 'data'>;

export type SellerApplicationDto = Common & {
  readonly data: SellerApplicationData;
};
export type DriverApplicationDto = Common & {
  readonly data: DriverApplicationData;
};
export type OperatorApplicationDto = z.infer<typeof OperatorApplication>;
/** What PUT and POST take. */
export interface ApplicationInput<T> {
  readonly version?: number;
  readonly data: T;
}
