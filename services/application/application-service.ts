import type {
  ApplicationDto,
  ApplicationInput,
} from '@/server/contracts/application/application';
import type { TextPageDto } from '@/server/contracts/content/pages';
import type { UploadDto } from '@/server/contracts/order/after-sale';
import { api } from '@/services/http/client';
import { storedPath } from '@/utils/application/picture-path';

/** How an upload is made; `onProgress` hears how far it is, 0 to 1. */
export interface UploadOptions {
  readonly type: string;
  readonly onProgress?: (part: number) => void;
}

/** Where a picture is kept, and, of a private one, a link to it that ends soon. */
export interface UploadedPicture {
  readonly path: string;
  readonly url: string | null;
}

/** Applications and what goes along with them (api-contract.md §2 "Account"). */
export const applicationService = {
  /** The own application of a kind (its spec's `path`); null: none was begun. */
  own: <A>(path: string) => api.get<ApplicationDto<A> | null>(path),
  /** Keeps the draft as it is. */
  save: <A>(path: string, input: ApplicationInput<A>) =>
    api.put<ApplicationDto<A>>(path, input),
  /** Begins an application for one more shop, beside those that are approved. */
  begin: <A>(path: string) =>
    api.put<ApplicationDto<A>>(`${path}?another=1`, { data: {} }),
  send: <A>(path: string, input: ApplicationInput<A>) =>
    api.post<ApplicationDto<A>>(path, input),
  /** What the house says about selling or driving here. */
  text: (slug: string) => api.get<TextPageDto>(`/rest/pages/${slug}`),
  /** Keeps a picture; those of type `documents` are private. */
  async upload(
    image: Blob,
    { onProgress, type }: UploadOptions,
  ): Promise<UploadedPicture> {
    const form = new FormData();
    form.set('image', image, 'picture');
    form.set('type', type);
    const kept = await api.post<UploadDto & { readonly url?: string }>(
      '/dashboard/galleries',
      form,
      { ...(onProgress && { onProgress }) },
    );
    return { path: storedPath(kept.title), url: kept.url ?? null };
  },
};
