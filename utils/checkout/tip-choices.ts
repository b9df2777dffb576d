const STEPS = [1, 2, 5, 10];

/** The round number (1, 2 or 5 times a power of ten) that is nearest on a scale of ratios. */
function roundNumber(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const far = (step: number): number =>
    Math.abs(Math.log(value / (step * power)));
  const nearest = STEPS.reduce((best, step) =>
    far(step) < far(best) ? step : best,
  );
  return Math.max(0.01, Math.round(nearest * power * 100) / 100);
}

/** Three tips worth about one, two and three units of the default currency, as round numbers of this one. */
export function tipChoices(rate: number): readonly number[] {
  const unit = roundNumber(rate > 0 ? rate : 1);
  return [1, 2, 3].map((times) => Math.round(unit * times * 100) / 100);
}
