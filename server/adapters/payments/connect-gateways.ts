import type { ProcessParts } from '@/server/context';
import type {
  PaymentGateway,
  PaymentGateways,
} from '@/server/domain/payment/payment-gateway';
import type { SandboxDesk } from '@/server/domain/payment/sandbox-desk';
import type { ServerEnv } from '@/server/env';
import { sandboxDesk } from './sandbox/sandbox-desk';
import { sandboxGateway } from './sandbox/sandbox-gateway';
import { createStripeGateway } from './stripe-gateway';

interface Connected {
  readonly gateways: PaymentGateways;
  readonly sandbox: SandboxDesk | null;
}

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
 * The providers of cards: Stripe with its keys, the sandbox where PAYMENT_GATEWAY says so. Stripe comes first for new
 * attempts; with PAYMENT_GATEWAY=none there are none, and Stripe finishes what it began.
 */
export function connectGateways(
  env: GatewayEnv,
  parts: ProcessParts | null,
): Connected {
  if (!parts)
    return { gateways: { inForce: null, byTag: new Map() }, sandbox: null };
  const now = parts.now ?? (() => new Date());
  const own = { db: parts.db, now };
  const hasSandbox = env.PAYMENT_GATEWAY === 'sandbox';
  const configured = [
    stripeOf(env),
    hasSandbox ? sandboxGateway(own) : null,
  ].flatMap((real) => (real ? (parts.gateway?.(real) ?? real) : []));
  return {
    gateways: {
      inForce: env.PAYMENT_GATEWAY === 'none' ? null : (configured[0] ?? null),
      byTag: new Map(configured.map((each) => [each.tag, each])),
    },
    sandbox: hasSandbox ? sandboxDesk(own) : null,
  };
}
