interface StepOptions {
  readonly guess?: number;
  readonly last?: number | null;
  readonly live?: boolean;
}

export type Progress = (fraction: number | null, message?: string) => void;

export function step(
  title: string,
  work: (progress: Progress) => Promise<string | void>,
  options?: StepOptions,
): Promise<void>;
