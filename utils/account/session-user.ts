import { COOKIES } from '@/utils/constants/cookies';

const valueOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Whose session the cookies of this browser hold; null: nobody's. Browser only. */
export function sessionUserId(): number | null {
  const user = valueOf(COOKIES.user);
  if (!user || !valueOf(COOKIES.token)) return null;
  try {
    const { id } = JSON.parse(decodeURIComponent(user)) as { id?: unknown };
    return typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
}
