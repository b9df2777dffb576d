import Cookies from 'js-cookie';
import { COOKIES } from '@/utils/constants/cookies';

/** Whose session the cookies of this browser hold; null: nobody's. Browser only. */
export function sessionUserId(): number | null {
  const user = Cookies.get(COOKIES.user);
  if (!user || !Cookies.get(COOKIES.token)) return null;
  try {
    const { id } = JSON.parse(user) as { id?: unknown };
    return typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
}
