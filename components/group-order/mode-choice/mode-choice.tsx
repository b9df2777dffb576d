import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '@/components/form/segmented-control/segmented-control';
import type { Mode } from '@/utils/checkout/mode';
import { DELIVERY_TYPES } from '@/utils/constants/kinds';
import styles from './mode-choice.module.css';
import { ModeIcon } from './mode-icon';

type ModeChoiceProps = Readonly<{
  value: Mode;
  onChange: (mode: Mode) => void;
}>;

/** Delivery or pickup of the whole group's order; its owner chooses. */
export function ModeChoice({ onChange, value }: ModeChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      className={styles.choice}
      label={t('home.mode')}
      segments={DELIVERY_TYPES.map((mode) => ({
        value: mode,
        label: t(`mode.${mode}`),
        icon: <ModeIcon mode={mode} size={18} />,
      }))}
      value={value}
      onChange={onChange}
      block
      square
    />
  );
}
