import { randomBytes } from 'node:crypto';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import {
  DocumentHeadTags,
  documentGetInitialProps,
  type DocumentHeadTagsProps,
} from '@mui/material-nextjs/v16-pagesRouter';
import Document, {
  type DocumentContext,
  type DocumentInitialProps,
  Head,
  Html,
  Main,
  NextScript,
} from 'next/document';
import { BrandHead } from '@/components/shell/page-head/brand-head';
import {
  DocumentHead,
  StructuredData,
} from '@/components/shell/page-head/document-head';
import { DrawnParts } from '@/components/shell/page-head/drawn-parts';
import { ScriptlessNote } from '@/components/shell/page-head/scriptless-note';
import { InputRecorder } from '@/utils/platform/input-recorder';
import { nearStyle } from '@/utils/platform/near';
import { apartHtml } from '@/utils/platform/page-apart';
import { tellLanguages } from '@/utils/platform/site-prefix';
import { themeOfPage, takeHead } from '@/containers/app/take-head';
import { makeCache } from '@/styles/emotion-cache';
import { brandLinks, sitePalettes } from '@/server/ssr/plain/brand-look';
import { pageTexts } from '@/server/ssr/page-texts';
import { CHAT_KEY } from '@/utils/chat/chat-address';
import { contentSecurityPolicy } from '@/utils/shell/content-security-policy';
import { isDevelopment } from '@/utils/env';
import { outsideEnv } from '@/utils/shell/outside-env';
import { directionOf, localeInfo } from '@/utils/i18n/locales';
import { manifestOf } from '@/utils/kitchen/board-way';
import { localisedPath, routes } from '@/utils/shell/routes';
import { shownShopId } from '@/utils/shop/shop-path-id';

type DocumentProps = DocumentInitialProps &
  DocumentHeadTagsProps & {
    readonly nonce: string;
    readonly lang: string;
    readonly texts: Readonly<Record<'cart' | 'chat' | 'close', string>>;
  };

/** Which way chat travels; its code, which reads this, comes only when a chat is opened. */
const chatBy = outsideEnv.chatProject ? 'firestore' : undefined;

/**
 * The HTML around every page: language, direction, the theme before the first paint, nonces and their policy.
 */
export default class SofraDocument extends Document<DocumentProps> {
  static override async getInitialProps(
    context: DocumentContext,
  ): Promise<DocumentProps> {
    const nonce = randomBytes(16).toString('base64url');
    const lang = context.locale ?? 'en';
    if (context.res && !context.res.headersSent)
      context.res.setHeader(
        'Content-Security-Policy',
        contentSecurityPolicy(nonce, isDevelopment, context.pathname),
      );
    const props = await documentGetInitialProps(context, {
      emotionCache: makeCache(directionOf(lang), nonce),
    });
    const texts = await pageTexts(lang).catch(
      (): Awaited<ReturnType<typeof pageTexts>> => ({}),
    );
    return {
      ...props,
      html: apartHtml(props.html),
      nonce,
      lang,
      texts: {
        close: texts['common.close'] ?? '',
        cart: texts['cart.view'] ?? '',
        chat: (CHAT_KEY in context.query && texts['chat.noScript']) || '',
      },
    };
  }

  override render() {
    const { __NEXT_DATA__, lang, nonce, texts } = this.props;
    const theme = themeOfPage(__NEXT_DATA__);
    const head = takeHead(__NEXT_DATA__);
    const { page, query } = __NEXT_DATA__;
    const menu = shownShopId({ pathname: page, query }) !== null;
    const cart = menu
      ? { href: localisedPath(routes.cart(), lang), label: texts.cart }
      : null;
    const palettes = sitePalettes();
    const manifest = localisedPath(manifestOf(__NEXT_DATA__), lang);
    return (
      <Html
        lang={localeInfo(lang).tag}
        dir={directionOf(lang)}
        data-theme={theme}
        data-chat={chatBy}
        {...tellLanguages(__NEXT_DATA__)}
        style={nearStyle}
        suppressHydrationWarning
      >
        <Head nonce={nonce}>
          <meta name="color-scheme" content="light dark" />
          <BrandHead
            brand={brandLinks()}
            colours={{
              light: palettes.light.background.paper,
              dark: palettes.dark.background.paper,
            }}
          />
          <link rel="manifest" href={manifest} />
          {head && <DocumentHead head={head} />}
          <InputRecorder nonce={nonce} menu={menu} />
          <DocumentHeadTags {...this.props} />
        </Head>
        <body>
          <InitColorSchemeScript
            attribute="data-theme"
            defaultMode={theme ?? 'system'}
            modeStorageKey="mui-mode"
            nonce={nonce}
          />
          {texts.chat && <ScriptlessNote lang={lang} words={texts.chat} />}
          <DrawnParts close={texts.close} cart={cart} />
          <Main />
          {/* beside the page's data, which has the same words: they are packed once */}
          {head?.jsonLd && <StructuredData json={head.jsonLd} />}
          <NextScript nonce={nonce} />
        </body>
      </Html>
    );
  }
}
