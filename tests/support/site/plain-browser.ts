import {
  type BoundFunctions,
  type queries,
  within,
} from '@testing-library/react';
import { JSDOM } from 'jsdom';
import type { APIRequestContext, APIResponse } from 'playwright';

type ChosenFiles = ReadonlyMap<string, readonly File[]>;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A browser whose script is off: what it sends comes from the HTML that it was sent. */
export interface PlainBrowser {
  readonly status: number;
  /** The address of the page, without its origin. */
  readonly path: string;
  readonly document: Document;
  /** Testing Library's queries on the whole page. */
  readonly screen: BoundFunctions<typeof queries>;
  /** The same on its main part. */
  readonly main: BoundFunctions<typeof queries>;
  open(path: string): Promise<void>;
  /** Presses a link or a button that leads to another page; fails when it does not, as in an invalid form. */
  press(element: HTMLElement): Promise<void>;
  /** The Enter key in a field. */
  enter(field: HTMLElement): Promise<void>;
  fill(field: HTMLElement, text: string): void;
  check(box: HTMLElement, isOn?: boolean): void;
  /** Files chosen in a field; they go with its form. */
  choose(field: HTMLElement, files: readonly File[]): void;
  cookies(): ReturnType<APIRequestContext['storageState']>;
}

/** Fields as `name=value` pairs; a file is its name. */
const encoded = (fields: FormData): string =>
  new URLSearchParams(
    [...fields].map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : value.name,
    ]),
  ).toString();

/** The body of a form as browsers write it. */
function bodyOf(form: HTMLFormElement, fields: FormData, chosen: ChosenFiles) {
  if (form.enctype !== 'multipart/form-data')
    return {
      data: encoded(fields),
      headers: { 'content-type': form.enctype },
    };
  const multipart = new FormData();
  for (const [name, value] of fields)
    if (typeof value === 'string') multipart.append(name, value);
    else
      for (const file of chosen.get(name) ?? [new File([], '')])
        multipart.append(name, file);
  return { multipart };
}

/** Where a submitted form leads; `body`: what it posts there. */
function submissionOf(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  chosen: ChosenFiles,
) {
  const { FormData: Fields } = form.ownerDocument.defaultView ?? globalThis;
  const fields = new Fields(form, submitter);
  const target = submitter?.hasAttribute('formaction')
    ? (submitter as HTMLButtonElement).formAction
    : form.action;
  const url = new URL(target);
  if (form.method === 'post')
    return { href: url.href, body: bodyOf(form, fields, chosen) };
  url.search = encoded(fields);
  return { href: url.href, body: null };
}

/** The queries on the part of the page that this selector names. */
function inside(document: Document, selector: string) {
  const part = document.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`no ${selector} in ${document.URL}`);
  return within(part);
}

/** Passes on what leads to another page. */
function watchPresses(
  document: Document,
  open: (href: string) => unknown,
  send: (form: HTMLFormElement, submitter: HTMLElement | null) => unknown,
): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link?.href) return;
    event.preventDefault();
    open(link.href);
  });
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    send(event.target as HTMLFormElement, event.submitter);
  });
}

function fill(field: HTMLElement, text: string): void {
  (field as Field).value = text;
}

function check(box: HTMLElement, isOn = true): void {
  (box as HTMLInputElement).checked = isOn;
}

/** The button that the Enter key presses in a form. */
const defaultButton = (form: HTMLFormElement) =>
  ([...form.elements] as HTMLButtonElement[]).find(
    ({ type }) => type === 'submit',
  );

/** Opens a browser without script; `request` has its cookies. */
export function plainBrowser(
  request: APIRequestContext,
  origin: string,
): PlainBrowser {
  let page = new JSDOM('', { url: origin });
  let status = 0;
  let going: Promise<void> | null = null;
  let chosen = new Map<string, readonly File[]>();

  async function show(answer: APIResponse, hash = ''): Promise<void> {
    const html = await answer.text();
    page.window.close();
    const url = new URL(answer.url());
    if (hash) url.hash = hash;
    page = new JSDOM(html, { url: url.href });
    status = answer.status();
    chosen = new Map();
    watchPresses(
      page.window.document,
      (href) => (going = open(href)),
      (form, submitter) => (going = send(form, submitter)),
    );
  }

  async function open(address: string): Promise<void> {
    const { hash, href } = new URL(address, origin);
    await show(await request.get(href), hash);
  }

  async function send(
    form: HTMLFormElement,
    submitter: HTMLElement | null,
  ): Promise<void> {
    const { body, href } = submissionOf(form, submitter, chosen);
    if (!body) return open(href);
    const { href: referer } = page.window.location;
    const headers = { origin, referer, ...body.headers };
    return show(await request.post(href, { ...body, headers }));
  }

  async function arrive(element: HTMLElement): Promise<void> {
    const way = going;
    going = null;
    if (!way) throw new Error(`leads nowhere: ${element.outerHTML}`);
    await way;
  }

  return {
    get status() {
      return status;
    },
    get path() {
      return page.window.location.href.replace(origin, '');
    },
    get document() {
      return page.window.document;
    },
    get screen() {
      return inside(page.window.document, 'body');
    },
    get main() {
      return inside(page.window.document, 'main');
    },
    open,
    press: (element) => {
      element.click();
      return arrive(element);
    },
    enter: (field) => {
      const { form } = field as Field;
      if (form) form.requestSubmit(defaultButton(form));
      return arrive(field);
    },
    fill,
    check,
    choose: (field, files) => void chosen.set((field as Field).name, files),
    cookies: () => request.storageState(),
  };
}
