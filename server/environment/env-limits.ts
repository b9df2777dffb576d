import { z } from 'zod';

const atLeastOne = (otherwise: number) =>
  z.coerce.number().int().min(1).default(otherwise);

/** How often something may be asked for, by whom stands in .env.example. */
export const limitVariables = {
  RATE_LIMIT_LOGIN_PER_MINUTE: atLeastOne(10),
  RATE_LIMIT_CODES_PER_10_MINUTES: atLeastOne(5),
  RATE_LIMIT_CODES_FROM_ADDRESS_PER_10_MINUTES: atLeastOne(40),
  RATE_LIMIT_REFUSED_FROM_ADDRESS_PER_10_MINUTES: atLeastOne(60),
  RATE_LIMIT_SMS_PER_HOUR: atLeastOne(200),
  RATE_LIMIT_CARTS_PER_10_MINUTES: atLeastOne(100),
};

type LimitEnv = z.infer<z.ZodObject<typeof limitVariables>>;

/** The limits of codes; those of an address are never below the one of a single e-mail or phone. */
export function codeLimits(env: LimitEnv) {
  const codesPerTenMinutes = env.RATE_LIMIT_CODES_PER_10_MINUTES;
  const ofAddress = (max: number) => Math.max(max, codesPerTenMinutes);
  return {
    codesPerTenMinutes,
    codesFromAddress: ofAddress(
      env.RATE_LIMIT_CODES_FROM_ADDRESS_PER_10_MINUTES,
    ),
    refusedFromAddress: ofAddress(
      env.RATE_LIMIT_REFUSED_FROM_ADDRESS_PER_10_MINUTES,
    ),
    smsPerHour: env.RATE_LIMIT_SMS_PER_HOUR,
  };
}
