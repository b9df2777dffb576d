import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { settingsService } from '@/services/settings/settings-service';
import type { TextBundle } from '@/utils/i18n/create-i18n';
import '@/server/mounted-app';
import { readPageRequest, sendToFirst } from '@/server/ssr/page-request';
import { withinScope } from '@/server/ssr/page-scope';

interface PlainAnswer {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A page that is no React: its whole answer is made from the texts of the address's language. */
export function plainPage(
  make: (
    lang: string,
    texts: TextBundle,
    context: GetServerSidePropsContext,
  ) => Promise<PlainAnswer> | PlainAnswer,
): GetServerSideProps {
  return async (context: GetServerSidePropsContext) => {
    if (sendToFirst(context)) return { props: {} };
    const request = readPageRequest(context);
    const texts = await withinScope({ ...request, sessions: new Map() }, () =>
      settingsService.translations(request.lang),
    );
    const { body, headers } = await make(request.lang, texts, context);
    for (const [name, value] of Object.entries(headers))
      context.res.setHeader(name, value);
    context.res.end(body);
    return { props: {} };
  };
}
