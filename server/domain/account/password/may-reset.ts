import type {
  AccountRow,
  Subject,
} from '@/server/repositories/account/user-repository';
import { isVerified } from '@/server/domain/account/registration/register';

/**
 * Whether who reads what comes to this e-mail or phone is the account's owner: not where the account never proved it and
 * stands on the other one. What is proved nowhere belongs to who reads the code.
 */
export function mayReset(account: AccountRow, subject: Subject): boolean {
  if (isVerified(account, subject)) return true;
  return !account.emailVerifiedAt && !account.phoneVerifiedAt;
}
