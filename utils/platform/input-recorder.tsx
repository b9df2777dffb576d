import { ADD_TEXT } from './answer-early-add';
import { ANSWER_TEXT } from './answer-early-press';
import { RECORDER_TEXT } from './record-early-input';
import { has } from './switches';

type InputRecorderProps = Readonly<{
  nonce: string;
  /** The page has a menu, whose "+" is answered. */
  menu: boolean;
}>;

/** Records what is entered before the page is alive, and answers presses (utils/platform/README.md). */
export function InputRecorder({ menu, nonce }: InputRecorderProps) {
  if (!has('early-input')) return null;
  const texts = has('early-answer')
    ? [RECORDER_TEXT, ANSWER_TEXT, ...(menu ? [ADD_TEXT] : [])]
    : [RECORDER_TEXT];
  return (
    <script
      nonce={nonce}
      // eslint-disable-next-line react/no-danger -- our own functions; as text they would be escaped
      dangerouslySetInnerHTML={{ __html: texts.join(';') }}
    />
  );
}
