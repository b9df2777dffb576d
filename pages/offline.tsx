export { offlinePage as getServerSideProps } from '@/server/ssr/offline-page';

/** The answer is sent before anything is rendered. */
export default function Offline(): null {
  return null;
}
