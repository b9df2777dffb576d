import { useTranslation } from 'react-i18next';
import type { SandboxSessionDto } from '@/server/contracts/payment';
import { cardNumberText } from '@/utils/payment/card-fields';
import styles from './test-cards.module.css';

type TestCardsProps = Readonly<{
  cards: SandboxSessionDto['test_cards'];
  onPick: (number: string) => void;
}>;

/** The sandbox's cards and what each does; pressing one fills it in. */
export function TestCards({ cards, onPick }: TestCardsProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.cards} aria-labelledby="test-cards">
      <h2 id="test-cards" className={styles.title}>
        {t('sandbox.cards')}
      </h2>
      <ul className={styles.list}>
        {cards.map(({ does, number }) => (
          <li key={number}>
            <button
              type="button"
              className={styles.card}
              onClick={() => onPick(number)}
            >
              <bdi dir="ltr" className={styles.number}>
                {cardNumberText(number)}
              </bdi>
              <span>{t(`sandbox.does.${does}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
