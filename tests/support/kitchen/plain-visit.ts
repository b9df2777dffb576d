import { Readable } from 'node:stream';
import type { GetServerSideProps } from 'next';
import { JSDOM } from 'jsdom';
import { within } from '@testing-library/dom';
import { contextOf } from '@/tests/support/ui/page-context';

interface PlainVisit {
  readonly token: string;
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly query?: Readonly<Record<string, string>>;
  readonly locale?: string;
  /** The fields of a form that is posted. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a page without React answered. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** Asks a page that answers by itself, as Next does; a posted form comes from a page of this site. */
export async function visitPlain(
  page: GetServerSideProps,
  { form, headers = {}, locale = 'en', query = {}, token, ...rest }: PlainVisit,
): Promise<PlainAnswer> {
  const method = rest.method ?? (form ? 'POST' : 'GET');
  const context = contextOf(`/ticket/${token}`, { params: { token }, query });
  const body = new URLSearchParams(form).toString();
  const req = Object.assign(Readable.from([Buffer.from(body)]), context.req, {
    method,
    headers: {
      ...(form && {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      }),
      ...headers,
    },
  });
  const answer = {
    status: 200,
    headers: {} as Record<string, string>,
    html: '',
  };
  const closers: (() => void)[] = [];
  const res = {
    ...context.res,
    once: (_event: 'close', listener: () => void) => closers.push(listener),
    set statusCode(status: number) {
      answer.status = status;
    },
    setHeader: (name: string, value: string) => {
      answer.headers[name.toLowerCase()] = value;
    },
    end: (html = '') => {
      answer.html = html;
    },
  };
  await page({ ...context, locale, req, res } as never);
  for (const close of closers) close();
  return answer;
}

/** Testing Library's queries on a page's HTML. */
export function screenOf({ html }: PlainAnswer) {
  const { document } = new JSDOM(html, { url: 'http://sofra.example' }).window;
  return within(document.body);
}

/** What a browser posts when this button is pressed. */
export function formOf(button: HTMLElement): Readonly<Record<string, string>> {
  const { defaultView } = button.ownerDocument;
  const form = button.closest('form');
  if (!defaultView || !form) throw new Error('the button is in no form');
  const fields = new defaultView.FormData(form, button);
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
