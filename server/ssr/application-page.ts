import type { ParsedUrlQuery } from 'node:querystring';
import { plainForm } from '@/server/ssr/form/application/kind-forms';
import { applicationHead } from '@/server/ssr/head/application-head';
import { prefetchPlain } from '@/services/application/prefetch-application';
import type { KindTypes } from '@/utils/application/kind';
import type { PlainFacts, PlainSpec } from '@/utils/application/plain-kind';
import type { PageOptions } from './page-options';

/** What the page of a kind that is a list of fields needs. `specOf`: the kind at an address; null: none. */
export function plainPage<K extends KindTypes & { facts: PlainFacts }>(
  specOf: (params: ParsedUrlQuery) => PlainSpec<K> | null,
): PageOptions {
  function known(params: ParsedUrlQuery): PlainSpec<K> {
    const spec = specOf(params);
    if (!spec) throw new Error('no kind of application at this address');
    return spec;
  }
  return {
    namespaces: [
      'account',
      'account-menu',
      'application',
      'auth',
      'checkout',
      'content',
      'date',
      'form',
      'order',
      'orders',
    ],
    accepts: ({ params }) => specOf(params) !== null,
    form: (post) => plainForm(known(post.query))(post),
    files: true,
    prefetch: ({ params, shell }) => [prefetchPlain(known(params), shell)],
    head: (page) => applicationHead(known(page.params), page),
  };
}
