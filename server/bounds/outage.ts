export interface OutageBounds {
  /** So many calls in a row that got no answer are an outage. */
  readonly failures: number;
  /** How long nobody is asked then; afterwards one call at a time, until one is answered. */
  readonly restMs: number;
}

/**
 * Whether a service that others wait for is away: while it is, calls are refused at once instead of each waiting for
 * its time-out.
 */
export class Outage {
  private failures = 0;
  private until = 0;
  private isTried = false;

  constructor(private readonly bounds: OutageBounds) {}

  /** Does the work, or answers with `refuse` while the service is away. `isAway` says whether an error means that it is. */
  async run<T>(
    work: () => Promise<T>,
    {
      isAway,
      refuse,
    }: {
      readonly isAway: (error: unknown) => boolean;
      readonly refuse: () => never;
    },
  ): Promise<T> {
    const isTry = this.failures >= this.bounds.failures;
    if (isTry && (this.isTried || performance.now() < this.until)) refuse();
    if (isTry) this.isTried = true;
    try {
      const answer = await work();
      this.failures = 0;
      return answer;
    } catch (error) {
      if (isAway(error)) {
        this.failures += 1;
        this.until = performance.now() + this.bounds.restMs;
      } else this.failures = 0;
      throw error;
    } finally {
      if (isTry) this.isTried = false;
    }
  }
}
