export { localeFile as getServerSideProps } from '@/server/ssr/raw-page';

/** The answer is sent before anything is rendered. */
export default function LocaleFile(): null {
  return null;
}
