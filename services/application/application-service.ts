import type {
  ApplicationInput,
  DriverApplicationDto,
  SellerApplicationDto,
} from '@/server/contracts/application/application';
import type {
  DriverApplicationData,
  SellerApplicationData,
} from '@/server/contracts/application/fields';
import type { TextPageDto } from '@/server/contracts/content/pages';
import type { UploadDto } from '@/server/contracts/order/after-sale';
import { api } from '@/services/http/client';
import { storedPath } from '@/utils/application/picture-path';

const SHOPS = '/dashboard/user/shops';
const REQUESTS = '/dashboard/user/request-models';

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

type SellerInput = ApplicationInput<SellerApplicationData>;
type DriverInput = ApplicationInput<DriverApplicationData>;

/** Applications and what goes along with them (api-contract.md §2 "Account"). */
export const applicationService = {
  /** The own application to sell; null: none was begun. */
  seller: () => api.get<SellerApplicationDto | null>(SHOPS),
  /** Keeps the draft as it is. */
  saveSeller: (input: SellerInput) =>
    api.put<SellerApplicationDto>(SHOPS, input),
  /** Begins an application for one more shop, beside those that are approved. */
  beginSeller: () =>
    api.put<SellerApplicationDto>(`${SHOPS}?another=1`, { data: {} }),
  sendSeller: (input: SellerInput) =>
    api.post<SellerApplicationDto>(SHOPS, input),
  /** The own application to drive; null: none was begun. */
  driver: () => api.get<DriverApplicationDto | null>(REQUESTS),
  /** Keeps the draft as it is. */
  saveDriver: (input: DriverInput) =>
    api.put<DriverApplicationDto>(REQUESTS, input),
  sendDriver: (input: DriverInput) =>
    api.post<DriverApplicationDto>(REQUESTS, input),
  /** What the house says about selling or driving here. */
  text: (slug: 'be-seller' | 'delivery') =>
    api.get<TextPageDto>(`/rest/pages/${slug}`),
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
