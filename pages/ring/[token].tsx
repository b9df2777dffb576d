export { ringPage as getServerSideProps } from '@/server/ssr/plain/ring-page';

/** The answer is sent before anything is rendered. */
export default function Ring(): null {
  return null;
}
