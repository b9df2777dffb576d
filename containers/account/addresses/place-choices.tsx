import { useTranslation } from 'react-i18next';
import { readChoices } from '@/utils/address/place-choices';
import styles from './addresses.module.css';

/** Places that what was typed may mean: one of them is posted with the form. */
export function PlaceChoices({ choices }: Readonly<{ choices: string }>) {
  const { t } = useTranslation();
  const titles = readChoices(choices);
  if (titles.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{t('addresses.which')}</legend>
      {titles.map((title, index) => (
        <label key={title} className={styles.choice}>
          <input
            type="radio"
            name="place"
            value={title}
            defaultChecked={index === 0}
          />
          <bdi>{title}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
