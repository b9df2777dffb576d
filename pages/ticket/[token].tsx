export { ticketPage as getServerSideProps } from '@/server/ssr/plain/ticket/ticket-page';

/** The answer is sent before anything is rendered. */
export default function Ticket(): null {
  return null;
}
