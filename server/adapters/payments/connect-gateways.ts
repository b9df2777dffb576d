import type { ProcessParts } from '@/server/context';
import type {
  PaymentGateway,
  PaymentGateways,
} from '@/server/domain/payment/payment-gateway';
import type { ServerEnv } from '@/server/env';
import { createStripeGateway } from './stripe-gateway';

type GatewayEnv = Pick<
  ServerEnv,
  | 'PAYMENT_GATEWAY'
  | 'STRIPE_API_URL'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
>;

function stripeOf(env: GatewayEnv): PaymentGateway | null {
  const { STRIPE_API_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return createStripeGateway({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    ...(STRIPE_API_URL && { apiUrl: STRIPE_API_URL }),
  });
}

/**
 * The providers of cards: Stripe with its keys, the sandbox where the example brings one. Stripe comes first for new
 * attempts; with PAYMENT_GATEWAY=none there are none, and Stripe finishes what it began.
 */
export function connectGateways(
  env: GatewayEnv,
  sandbox: PaymentGateway | null,
  between: ProcessParts['gateway'],
): PaymentGateways {
  const configured = [stripeOf(env), sandbox].flatMap((real) =>
    real ? (between?.(real) ?? real) : [],
  );
  return {
    inForce: env.PAYMENT_GATEWAY === 'none' ? null : (configured[0] ?? null),
    byTag: new Map(configured.map((each) => [each.tag, each])),
  };
}
