import { z } from '@hono/zod-openapi';
import { Amount } from '../common';

const program = {
  price_from: Amount.openapi({ description: 'What the inviter earns' }),
  price_to: Amount.openapi({ description: 'What the invited gets' }),
  expired_at: z.string().nullable(),
  ended: z.boolean().openapi({ description: 'Nothing is earned any more' }),
};

/** GET /rest/referral: the program in the reader's language and currency; its HTML is sanitised. */
export const Referral = z
  .object({
    id: z.number().int().openapi({
      description: 'Of the text of the operator; 0 for the text we bring',
    }),
    img: z.string().nullable(),
    ...program,
    translation: z.object({
      id: z.number().int(),
      locale: z.string(),
      title: z.string(),
      description: z.string(),
      faq: z.string(),
    }),
    summary: z.string().openapi({ description: 'The description as text' }),
    questions: z
      .array(z.object({ title: z.string(), html: z.string() }))
      .openapi({ description: 'The same `faq`, question by question' }),
  })
  .openapi('Referral');

/** Somebody who came by the caller's code: a letter of the name, and what it earned. */
const ReferredPerson = z
  .object({
    id: z.number().int(),
    initial: z.string().nullable(),
    joined_at: z.string(),
    status: z.enum(['waiting', 'credited', 'same_person', 'ended', 'limit']),
    earned: Amount,
  })
  .openapi('ReferredPerson');

/** GET /dashboard/user/referrals: the caller's code and what came of it. */
export const OwnReferrals = z
  .object({
    code: z.string(),
    url: z.string(),
    joined: z.number().int(),
    earned: Amount,
    ...program,
    friends: z.array(ReferredPerson).openapi({
      description: 'The newest first, at most fifty',
    }),
  })
  .openapi('OwnReferrals');

export type ReferralDto = z.infer<typeof Referral>;
export type OwnReferralsDto = z.infer<typeof OwnReferrals>;
export type ReferredPersonDto = z.infer<typeof ReferredPerson>;
