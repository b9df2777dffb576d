import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import styles from './quick-answers.module.css';

type QuickAnswersProps = Readonly<{
  /** What is sent, and what the button says. */
  answers: readonly { readonly number: string; readonly text: string }[];
  onChoose: (number: string) => void;
}>;

/** The numbered answers of the last message, or what one may begin with, each as a button. */
export function QuickAnswers({ answers, onChoose }: QuickAnswersProps) {
  const { t } = useTranslation('chat');
  return (
    <div role="group" aria-label={t('chat.choices')} className={styles.answers}>
      {answers.map(({ number, text }) => (
        <Button
          key={number}
          size="s"
          variant="secondary"
          onClick={() => onChoose(number)}
        >
          <bdi>{text}</bdi>
        </Button>
      ))}
    </div>
  );
}
