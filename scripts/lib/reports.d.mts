interface SingleTest {
  readonly title: string;
  /** In milliseconds. */
  readonly time: number;
  /** The first line of why it failed, also when a second try passed. */
  readonly failure?: string;
}

interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly SingleTest[];
  readonly secondTries?: readonly string[];
}

interface VitestJson {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly duration?: number | null;
    }[];
  }[];
}

interface PlaywrightJson {
  readonly stats?: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
  };
}

export function vitestReport(report: VitestJson | null): Report | null;
export function playwrightReport(report: PlaywrightJson | null): Report | null;
