import { useRouter } from 'next/router';
import { accountRoutes } from '@/utils/shell/account-routes';
import { ownPath } from '@/utils/shell/routes';

const REFERRAL_QUERY = 'referral_code';

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : '';

/**
 * The ways from one page of signing in to another. They keep the page the person came from and who invited them
 * (`?referral_code=`).
 */
export function useAuthLinks() {
  const { query } = useRouter();
  const from = ownPath(query.from) ?? undefined;
  const referral = textOf(query[REFERRAL_QUERY]);
  return {
    /** The page the person came from. */
    from,
    /** A group order is what the person signs in for (utils/group-order/start-intent.ts). */
    isForGroup: query.for === 'group',
    /** Empty: nobody did. */
    referral,
    /** What a page was told to begin with: an e-mail address or a phone number. */
    contact: textOf(query.contact) || textOf(query.phone),
    login: (contact?: string) =>
      accountRoutes.login(from, { contact, referral }),
    register: (contact?: string) =>
      accountRoutes.register(from, { contact, referral }),
    verifyPhone: (phone?: string) => accountRoutes.verifyPhone(phone, from),
    resetPassword: (contact?: string) =>
      accountRoutes.resetPassword(from, contact),
  };
}
