import type {
  OwnReferralsDto,
  ReferralDto,
  ReferredPersonDto,
} from '@/server/contracts/account/referral';
import type { CurrencyDto } from '@/server/contracts/settings';
import type { ProgramText } from '@/server/domain/account/referral/program-text';
import type {
  OwnReferrals,
  ProgramView,
} from '@/server/domain/account/referral/show-referrals';
import type { ReferralView } from '@/server/repositories/account/referral-repository';
import { amountIn } from '@/utils/money/amount-in';

function presentTerms(program: ProgramView, currency: CurrencyDto) {
  return {
    price_from: amountIn(program.fromMinor, currency),
    price_to: amountIn(program.toMinor, currency),
    expired_at: program.until?.toISOString() ?? null,
    ended: program.isOver,
  };
}

/** The program as the contract has it. */
export function presentReferral(
  {
    program,
    text,
  }: { readonly program: ProgramView; readonly text: ProgramText },
  currency: CurrencyDto,
): ReferralDto {
  const { description, faq, id, locale, questions, summary, title } = text;
  return {
    id,
    img: program.img,
    ...presentTerms(program, currency),
    translation: { id, locale, title, description, faq },
    summary,
    questions: questions.map((question) => ({ ...question })),
  };
}

function statusOf({
  creditedAt,
  refusal,
}: ReferralView): ReferredPersonDto['status'] {
  return refusal ?? (creditedAt ? 'credited' : 'waiting');
}

/** The caller's referrals as the contract has them. */
export function presentOwnReferrals(
  own: OwnReferrals,
  currency: CurrencyDto,
): OwnReferralsDto {
  return {
    code: own.code,
    url: own.url,
    joined: own.joined,
    earned: amountIn(own.earnedMinor, currency),
    ...presentTerms(own.program, currency),
    friends: own.people.map((person) => ({
      id: person.id,
      initial: person.initial || null,
      joined_at: person.createdAt.toISOString(),
      status: statusOf(person),
      earned: amountIn(person.earnedMinor, currency),
    })),
  };
}
