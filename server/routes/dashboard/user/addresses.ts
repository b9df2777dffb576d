import { IdParams } from '@/server/contracts/common';
import {
  Address,
  AddressIdsQuery,
  AddressListQuery,
  CreateAddressBody,
  UpdateAddressBody,
} from '@/server/contracts/address';
import {
  listAddresses,
  showAddress,
} from '@/server/domain/address/list-addresses';
import {
  changeAddress,
  createAddress,
  removeAddresses,
  setActiveAddress,
} from '@/server/domain/address/save-address';
import { type Api, routesOf } from '@/server/http/define-route';
import {
  presentAddress,
  presentZonedAddress,
} from '@/server/presenters/address/present-address';

const base = '/dashboard/user/addresses';

/** The caller's saved addresses; at most one is active. */
export function addressRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Addresses' });

  bearer.get(
    base,
    'Saved addresses',
    { query: AddressListQuery, list: Address },
    async (ctx, { query }) => {
      const page = await listAddresses(ctx, query);
      const rows = page.rows.map((row) => presentZonedAddress(row, ctx));
      return { ...page, rows };
    },
  );
  bearer.get(
    `${base}/{id}`,
    'One saved address',
    { params: IdParams, data: Address },
    async (ctx, { params }) =>
      presentAddress(await showAddress(ctx, params.id)),
  );
  bearer.post(
    base,
    'Save an address',
    { body: CreateAddressBody, data: Address },
    async (ctx, { body }) => presentAddress(await createAddress(ctx, body)),
  );
  bearer.put(
    `${base}/{id}`,
    'Change an address',
    { params: IdParams, body: UpdateAddressBody, data: Address },
    async (ctx, { params, body }) =>
      presentAddress(await changeAddress(ctx, params.id, body)),
  );
  bearer.delete(
    `${base}/delete`,
    'Remove addresses, all of them or none',
    { query: AddressIdsQuery },
    async (ctx, { query }) => {
      await removeAddresses(ctx, query.ids);
      return null;
    },
  );
  bearer.post(
    '/dashboard/user/address/set-active/{id}',
    'Make an address the active one',
    { params: IdParams, data: Address },
    async (ctx, { params }) =>
      presentAddress(await setActiveAddress(ctx, params.id)),
  );
}
