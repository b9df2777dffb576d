import type { Ctx } from '@/server/context';
import { tellOperator } from '@/server/domain/kitchen/tell-operator';
import type { ApplicationRow } from '@/server/repositories/application/application-repository';
import { applicationTitle } from './make-shop';

function nameOf({ data, kind }: ApplicationRow): string {
  if (kind === 'seller') return applicationTitle(data);
  return [data.firstname, data.lastname]
    .filter((name) => typeof name === 'string')
    .join(' ');
}

/** Tells the operator of an application, each time that it is sent; inside the transaction that sends it. */
export async function tellHouse(
  ctx: Pick<Ctx, 'db' | 'now'>,
  row: ApplicationRow,
): Promise<void> {
  const { id, kind, version } = row;
  await tellOperator(ctx, {
    event: 'application.sent',
    round: version,
    application: { id, kind, name: nameOf(row) },
  });
}
