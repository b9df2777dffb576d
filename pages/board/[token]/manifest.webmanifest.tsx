export { boardManifestPage as getServerSideProps } from '@/server/ssr/plain/manifest-page';

/** The answer is sent before anything is rendered. */
export default function BoardManifest(): null {
  return null;
}
