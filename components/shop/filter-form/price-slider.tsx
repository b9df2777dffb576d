import Slider from '@mui/material/Slider';
import styles from './price-slider.module.css';

export type PriceSliderProps = Readonly<{
  /** Both ends and the steps between them. */
  scale: Readonly<{ min: number; max: number; step: number }>;
  value: readonly [from: number, to: number];
  /** Of the two thumbs. */
  labels: readonly [from: string, to: string];
  amount: (value: number) => string;
  onChange: (from: number, to: number) => void;
  /** A thumb was let go. */
  onCommit: () => void;
}>;

/** Two thumbs over a range of prices; the arrow keys move them by a step, the side they begin at is the text's. */
export function PriceSlider(props: PriceSliderProps) {
  const { amount, labels, onChange, onCommit, scale, value } = props;
  return (
    <div className={styles.box}>
      <Slider
        {...scale}
        value={[...value]}
        getAriaLabel={(index) => labels[index] ?? ''}
        getAriaValueText={amount}
        onChange={(_, next) => {
          const [from = scale.min, to = scale.max] = [next].flat();
          onChange(from, to);
        }}
        onChangeCommitted={onCommit}
        slotProps={{
          root: { className: styles.slider },
          rail: { className: styles.rail },
          track: { className: styles.track },
          thumb: { className: styles.thumb },
        }}
      />
    </div>
  );
}
