import type { ProcessParts } from '@/server/context';
import type { PaymentGateway } from '@/server/domain/payment/payment-gateway';
import type { SandboxDesk } from '@/server/domain/payment/sandbox-desk';
import type { ServerEnv } from '@/server/env';
import { sandboxDesk } from './sandbox/sandbox-desk';
import { sandboxGateway } from './sandbox/sandbox-gateway';
import { createStripeGateway } from './stripe-gateway';

interface Connected {
  readonly gateway: PaymentGateway | null;
  readonly sandbox: SandboxDesk | null;
}

type GatewayEnv = Pick<
  ServerEnv,
  | 'PAYMENT_GATEWAY'
  | 'STRIPE_API_URL'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
>;

const NOBODY: Connected = { gateway: null, sandbox: null };

function stripeOf(env: GatewayEnv): PaymentGateway | null {
  const { STRIPE_API_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return createStripeGateway({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    ...(STRIPE_API_URL && { apiUrl: STRIPE_API_URL }),
  });
}

/** Who takes cards: Stripe with its key, else whom PAYMENT_GATEWAY names; nobody: cards are not offered. */
export function connectGateway(
  env: GatewayEnv,
  parts: ProcessParts | null,
): Connected {
  if (!parts) return NOBODY;
  const between = parts.gateway ?? ((real) => real);
  const stripe = stripeOf(env);
  if (stripe) return { gateway: between(stripe), sandbox: null };
  if (env.PAYMENT_GATEWAY === 'none') return NOBODY;
  const now = parts.now ?? (() => new Date());
  return {
    gateway: between(sandboxGateway({ db: parts.db, now })),
    sandbox: sandboxDesk({ db: parts.db, now }),
  };
}
