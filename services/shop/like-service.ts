import type { LikesDto } from '@/server/contracts/account/likes';
import { api } from '@/services/http/client';

const PATH = '/dashboard/user/likes';
const PER_CALL = 100;

function chunks(uuids: readonly string[]): string[][] {
  const count = Math.ceil(uuids.length / PER_CALL);
  return Array.from({ length: count }, (_, at) =>
    uuids.slice(at * PER_CALL, (at + 1) * PER_CALL),
  );
}

/** Likes of the signed-in customer (api-contract.md §2); every answer is the whole list, newest first. */
export const likeService = {
  async list(): Promise<readonly string[]> {
    const { uuids } = await api.get<LikesDto>(PATH);
    return uuids;
  },
  /** Adds to what is there; the newest of the uuids comes first. */
  async add(uuids: readonly string[]): Promise<readonly string[]> {
    let answer: LikesDto = { uuids: [] };
    for (const part of chunks(uuids).reverse())
      answer = await api.post<LikesDto>(PATH, { uuids: part });
    return answer.uuids;
  },
  async remove(uuids: readonly string[]): Promise<readonly string[]> {
    let answer: LikesDto = { uuids: [] };
    for (const part of chunks(uuids))
      answer = await api.delete<LikesDto>(PATH, { data: { uuids: part } });
    return answer.uuids;
  },
};
