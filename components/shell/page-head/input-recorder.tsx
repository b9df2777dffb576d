import { publicEnv } from '@/utils/env';
import { RECORDER_TEXT } from '@/utils/browser/record-early-input';

/** Records what is entered before the page is alive (docs/adr/0024). */
export function InputRecorder({ nonce }: Readonly<{ nonce: string }>) {
  if (publicEnv.without.includes('early-input')) return null;
  return (
    <script
      nonce={nonce}
      // eslint-disable-next-line react/no-danger -- our own function; as text it would be escaped
      dangerouslySetInnerHTML={{ __html: RECORDER_TEXT }}
    />
  );
}
