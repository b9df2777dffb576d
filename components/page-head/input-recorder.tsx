import { RECORDER_TEXT } from '@/utils/record-early-input';

/** Records what is entered before the page is alive (docs/adr/0019). */
export function InputRecorder({ nonce }: Readonly<{ nonce: string }>) {
  return (
    <script
      nonce={nonce}
      // eslint-disable-next-line react/no-danger -- our own function; as text it would be escaped
      dangerouslySetInnerHTML={{ __html: RECORDER_TEXT }}
    />
  );
}
