import { rememberChoice, rememberedChoice } from '@/utils/browser/remember';
import { COOKIES } from '@/utils/constants/cookies';

/** Whether somebody signed in without telling a name or an e-mail. */
export function lacksDetails(user: {
  readonly firstname: string;
  readonly email: string | null;
}): boolean {
  return !user.firstname || !user.email;
}

/** True the first time in this browser for this account, so that nobody is asked at every sign-in. */
export function mayAskForDetails(userId: number): boolean {
  const id = String(userId);
  if (rememberedChoice(COOKIES.detailsAsked) === id) return false;
  rememberChoice(COOKIES.detailsAsked, id);
  return true;
}
