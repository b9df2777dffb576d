import { RECORDER_TEXT } from './record-early-input';
import { has } from './switches';

/** Records what is entered before the page is alive (utils/platform/README.md). */
export function InputRecorder({ nonce }: Readonly<{ nonce: string }>) {
  if (!has('early-input')) return null;
  return (
    <script
      nonce={nonce}
      // eslint-disable-next-line react/no-danger -- our own function; as text it would be escaped
      dangerouslySetInnerHTML={{ __html: RECORDER_TEXT }}
    />
  );
}
