import { z } from '@hono/zod-openapi';
import { Amount, wordOrNumber } from '@/server/contracts/common';
import { Currency } from '@/server/contracts/settings';

/** The sandbox provider's hosted payment page (GET /sandbox/sessions/{id}). */
export const SandboxSession = z
  .object({
    id: z.string(),
    title: z.string(),
    amount: Amount,
    currency: Currency,
    status: z.enum(['open', 'challenge', 'processing', 'paid', 'closed']),
    /** Of the last try; null before one. */
    declined: z
      .enum(['card_declined', 'expired_card', 'challenge_failed'])
      .nullable(),
    test_cards: z.array(
      z.object({
        number: z.string(),
        does: z.enum([
          'success',
          'decline',
          'challenge',
          'timeout_success',
          'timeout_failure',
          'late_webhook',
          'duplicate_webhooks',
          'reordered_webhooks',
        ]),
      }),
    ),
    return_url: z.string(),
    cancel_url: z.string(),
    expires_at: z.string(),
  })
  .openapi('SandboxSession');

/** POST /sandbox/sessions/{id}/pay. Spaces in the number are allowed. */
export const SandboxPayBody = z
  .object({
    number: wordOrNumber(z.string().trim().max(30)),
    expires: z.string().trim().max(7).openapi({ description: 'MM/YY' }),
    cvc: wordOrNumber(z.string().trim().max(4)),
  })
  .openapi('SandboxPayBody');

/** POST /sandbox/sessions/{id}/challenge: the 3-D question of the card's bank. */
export const SandboxChallengeBody = z
  .object({ answer: z.enum(['approve', 'refuse']) })
  .openapi('SandboxChallengeBody');

export type SandboxSessionDto = z.infer<typeof SandboxSession>;
