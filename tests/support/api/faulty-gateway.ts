import type { PaymentGateway } from '@/server/domain/payment/payment-gateway';

/** A line to the provider of card payments that can break. */
export interface FaultyLine {
  /** What goes wrong now; a call that is not named goes well. */
  faults: Partial<PaymentGateway>;
  through(real: PaymentGateway): PaymentGateway;
}

export function faultyLine(): FaultyLine {
  const line: FaultyLine = {
    faults: {},
    through: (real) => ({
      ...real,
      open: (...given) => (line.faults.open ?? real.open)(...given),
      look: (...given) => (line.faults.look ?? real.look)(...given),
      close: (...given) => (line.faults.close ?? real.close)(...given),
      refund: (...given) => (line.faults.refund ?? real.refund)(...given),
    }),
  };
  return line;
}

/** A call of which nobody knows how it ended. */
export const brokenLine = () => Promise.reject(new Error('ECONNRESET'));
