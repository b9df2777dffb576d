import Head from 'next/head';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import type { PageMeta as Content } from '@/utils/content/page-head';

/**
 * The tab's title, and the canonical address that browsers share. What only the first HTML says (_document) goes
 * when another page has come.
 */
export function PageHead({ head }: Readonly<{ head: Content | undefined }>) {
  const { query } = useRouter();
  const [first] = useState(head);
  useEffect(() => {
    if (head !== first)
      document
        .querySelectorAll('[data-once]')
        .forEach((element) => element.remove());
  }, [first, head]);
  if (!head) return null;
  const { canonical, dish, noindex, title } = head;
  return (
    <Head>
      <title key="title">
        {dish && query.product === dish.uuid ? dish.title : title}
      </title>
      {canonical && <link key="canonical" rel="canonical" href={canonical} />}
      {noindex && <meta key="robots" name="robots" content="noindex,follow" />}
    </Head>
  );
}
