interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats?: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
  };
}

export function vitestCount(report: VitestReport | null): Count | null;
export function playwrightCount(report: PlaywrightReport | null): Count | null;
