import type { OpenAPIHono } from '@hono/zod-openapi';
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
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import {
  presentAddress,
  presentZonedAddress,
} from '@/server/presenters/address/present-address';

const base = '/dashboard/user/addresses';
const shared = { tag: 'Addresses', access: 'bearer', data: Address } as const;

function readRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      method: 'get',
      path: base,
      summary: 'Saved addresses',
      tag: 'Addresses',
      access: 'bearer',
      query: AddressListQuery,
      list: Address,
    },
    async (ctx, { query }) => {
      const page = await listAddresses(ctx, query);
      const rows = page.rows.map((row) => presentZonedAddress(row, ctx));
      return { ...page, rows };
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: `${base}/{id}`,
      summary: 'One saved address',
      params: IdParams,
    },
    async (ctx, { params }) =>
      presentAddress(await showAddress(ctx, params.id)),
  );
}

/** The caller's saved addresses; at most one is active. */
export function addressRoutes(api: OpenAPIHono<AppEnv>): void {
  readRoutes(api);
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: base,
      summary: 'Save an address',
      body: CreateAddressBody,
    },
    async (ctx, { body }) => presentAddress(await createAddress(ctx, body)),
  );
  route(
    api,
    {
      ...shared,
      method: 'put',
      path: `${base}/{id}`,
      summary: 'Change an address',
      params: IdParams,
      body: UpdateAddressBody,
    },
    async (ctx, { params, body }) =>
      presentAddress(await changeAddress(ctx, params.id, body)),
  );
  route(
    api,
    {
      method: 'delete',
      path: `${base}/delete`,
      summary: 'Remove addresses, all of them or none',
      tag: 'Addresses',
      access: 'bearer',
      query: AddressIdsQuery,
    },
    async (ctx, { query }) => {
      await removeAddresses(ctx, query.ids);
      return null;
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: '/dashboard/user/address/set-active/{id}',
      summary: 'Make an address the active one',
      params: IdParams,
    },
    async (ctx, { params }) =>
      presentAddress(await setActiveAddress(ctx, params.id)),
  );
}
