export { boardManifestPage as getServerSideProps } from '@/server/ssr/manifest-page';

/** The answer is sent before anything is rendered. */
export default function BoardManifest(): null {
  return null;
}
