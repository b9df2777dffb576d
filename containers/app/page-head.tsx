import Head from 'next/head';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import type { PageMeta as Content } from '@/utils/content/page-head';

/** What the first HTML says of its page (components/shell/page-head/document-head.tsx). */
const FIRST_ONLY =
  'meta[property], meta[name=description], meta[name="twitter:card"], link[rel=alternate], script[type="application/ld+json"]';

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
        .querySelectorAll(FIRST_ONLY)
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
