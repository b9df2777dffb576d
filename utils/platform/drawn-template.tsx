import type { ComponentType } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { serverHtml } from './server-html';
import { has } from './switches';

type DrawnTemplateProps<P extends object> = Readonly<{
  /** By which utils/platform/answer-early-press.ts finds it. */
  id: string;
  of: ComponentType<P>;
  props: P;
}>;

/** HTML of a component that is shown before the page is alive, in a `<template>`; the browser renders it nowhere else. */
export function DrawnTemplate<P extends object>({
  id,
  of,
  props,
}: DrawnTemplateProps<P>) {
  const { i18n } = useTranslation();
  if (!has('early-answer')) return null;
  const html = serverHtml(of, props, i18n)?.html ?? '';
  return (
    <template
      id={id}
      suppressHydrationWarning
      // eslint-disable-next-line react/no-danger -- made by React itself, from the component
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
