interface ScheduledPart {
  readonly name: string;
  /** How many it keeps busy; 1 unless told. */
  readonly cores?: number;
  readonly needs?: string;
  /** Begins with this one, or after it. */
  readonly beside?: string;
}

export function runSideBySide<Part extends ScheduledPart>(
  parts: readonly Part[],
  cores: number,
  run: (part: Part) => Promise<unknown>,
): Promise<void>;
