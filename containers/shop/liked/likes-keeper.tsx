import { useLikesKeeper } from '@/hooks/shop/use-likes-keeper';

/** Beside every page of a signed-in customer: keeps the likes of the browser and of the account the same. */
export function LikesKeeper({ userId }: Readonly<{ userId: number }>) {
  useLikesKeeper(userId);
  return null;
}
